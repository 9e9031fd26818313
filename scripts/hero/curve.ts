export interface Point {
  readonly x: number;
  readonly y: number;
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

const clampedAt = (points: readonly Point[], index: number): Point => {
  const point = points[Math.min(Math.max(index, 0), points.length - 1)];
  if (point === undefined) throw new Error('A curve needs points.');
  return point;
};

/** A point of a Catmull-Rom segment between the second and the third point. */
const onSpline = ([a, b, c, d]: readonly [Point, Point, Point, Point], t: number): Point => {
  const along = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t ** 2 + (3 * q - p - 3 * r + s) * t ** 3);
  return { x: along(a.x, b.x, c.x, d.x), y: along(a.y, b.y, c.y, d.y) };
};

const piecesPerPoint = 60;

const spline = (points: readonly Point[]): Point[] =>
  points.slice(0, -1).flatMap((_, index) => {
    const around = [-1, 0, 1, 2].map((step) => clampedAt(points, index + step));
    const [a, b, c, d] = around;
    if (!a || !b || !c || !d) return [];
    return Array.from({ length: piecesPerPoint }, (__, piece) =>
      onSpline([a, b, c, d], piece / piecesPerPoint),
    );
  });

/** A smooth line through the points, sampled at `count` equal distances. */
export const smoothLine = (through: readonly Point[], count: number): readonly Point[] => {
  const dense = spline(through);
  const lengths = [0];
  dense.slice(1).forEach((point, index) => {
    const before = clampedAt(dense, index);
    lengths.push((lengths[index] ?? 0) + Math.hypot(point.x - before.x, point.y - before.y));
  });
  const total = lengths.at(-1) ?? 0;
  let piece = 0;
  return Array.from({ length: count }, (_, index) => {
    const wanted = (total * index) / (count - 1);
    while (piece < lengths.length - 2 && (lengths[piece + 1] ?? 0) < wanted) piece += 1;
    const from = lengths[piece] ?? 0;
    const share = (wanted - from) / ((lengths[piece + 1] ?? from) - from || 1);
    return between(clampedAt(dense, piece), clampedAt(dense, piece + 1), share);
  });
};

/** The point a share (0 to 1) of the way along a line. */
export const pointAt = (line: readonly Point[], share: number): Point => {
  const position = share * (line.length - 1);
  return between(
    clampedAt(line, Math.floor(position)),
    clampedAt(line, Math.floor(position) + 1),
    position - Math.floor(position),
  );
};
