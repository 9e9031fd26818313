// Parameters of Punycode (RFC 3492, section 5).
const base = 36;
const minThreshold = 1;
const maxThreshold = 26;
const skew = 38;
const firstDamp = 700;
const damp = 2;
const firstBias = 72;
const firstCode = 128;
const lastCode = 0x10_ffff;

/** a to z are 0 to 25, 0 to 9 are 26 to 35. */
const digitOf = (sign: string): number => 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(sign);

const adapt = (delta: number, length: number, isFirst: boolean): number => {
  let rest = Math.floor(delta / (isFirst ? firstDamp : damp));
  rest += Math.floor(rest / length);
  let bias = 0;
  for (; rest > ((base - minThreshold) * maxThreshold) / 2; bias += base)
    rest = Math.floor(rest / (base - minThreshold));
  return bias + Math.floor(((base - minThreshold + 1) * rest) / (rest + skew));
};

const thresholdAt = (place: number, bias: number): number =>
  Math.min(maxThreshold, Math.max(minThreshold, place - bias));

/**
 * Decodes what stands behind `xn--` in a part of a domain's name, in small letters, to the letters that it encodes
 * (RFC 3492, 6.2). `undefined` for what encodes none.
 */
export const decodePunycode = (text: string): string | undefined => {
  const end = text.lastIndexOf('-');
  const codes = Array.from(end > 0 ? text.slice(0, end) : '', (letter) => letter.codePointAt(0) ?? 0);
  const digits = text.slice(end + 1);
  let code = firstCode;
  let position = 0;
  let bias = firstBias;
  for (let index = 0; index < digits.length;) {
    const before = position;
    let weight = 1;
    for (let place = base; ; place += base) {
      const digit = digitOf(digits.charAt(index));
      if (index >= digits.length || digit === -1) return undefined;
      index += 1;
      position += digit * weight;
      const threshold = thresholdAt(place, bias);
      if (digit < threshold) break;
      weight *= base - threshold;
    }
    const length = codes.length + 1;
    bias = adapt(position - before, length, before === 0);
    code += Math.floor(position / length);
    if (!(code <= lastCode)) return undefined;
    position %= length;
    codes.splice(position, 0, code);
    position += 1;
  }
  return String.fromCodePoint(...codes);
};
