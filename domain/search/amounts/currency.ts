/** Pattern of a currency's sign or abbreviation, without capturing groups, for `iu`. */
export const currency = String.raw`(?:[₺$€£]|(?<!\p{L})(?:tl|try|usd|eur|euro|gbp|chf)(?!\p{L}))`;
