/** Product notes §6: post codes of the countries we know; other countries accept any short text. */
const POST_CODES: Record<string, PostCode> = {
  LT: { pattern: /^(?:LT-)?\d{5}$/, example: "LT-01234", normal: (code) => `LT-${code.slice(-5)}` },
  LV: { pattern: /^LV-\d{4}$/, example: "LV-1010", normal: (code) => code },
  EE: { pattern: /^\d{5}$/, example: "10111", normal: (code) => code },
  NL: {
    pattern: /^\d{4} ?[A-Z]{2}$/,
    example: "1011 AB",
    normal: (code) => `${code.slice(0, 4)} ${code.slice(-2)}`,
  },
};
type PostCode = { pattern: RegExp; example: string; normal: (code: string) => string };
const ELSEWHERE = /^[A-Z0-9][A-Z0-9 -]{1,11}$/;

/** The United Arab Emirates have no post codes: one typed before the country was changed is dropped. */
const WITHOUT_POST_CODES = new Set(["AE"]);

export function hasPostCode(countryIso: string): boolean {
  return !WITHOUT_POST_CODES.has(countryIso);
}

/** An example for the hint of the input. */
export const postCodeExample = (countryIso: string): string | undefined =>
  POST_CODES[countryIso]?.example;

/** The post code in the form that is stored, or undefined if it is not valid in that country. */
export function readPostCode(countryIso: string, typed: string): string | undefined {
  if (!hasPostCode(countryIso)) return "";
  const code = typed.trim().toUpperCase();
  const known = POST_CODES[countryIso];
  if (!known) return ELSEWHERE.test(code) ? code : undefined;
  return known.pattern.test(code) ? known.normal(code) : undefined;
}

/** If the code is not valid in this country but in exactly one other, returns that one. */
export function countryOfPostCode(countryIso: string, typed: string): string | undefined {
  if (readPostCode(countryIso, typed) !== undefined) return undefined;
  const others = Object.keys(POST_CODES).filter((iso) => readPostCode(iso, typed) !== undefined);
  return others.length === 1 ? others[0] : undefined;
}
