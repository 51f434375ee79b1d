/** Product notes §6: the post codes of the countries we know; elsewhere anything short will do. */
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

/** The United Arab Emirates have none: what was typed before the country was changed is dropped. */
const WITHOUT_POST_CODES = new Set(["AE"]);

export function hasPostCode(countryIso: string): boolean {
  return !WITHOUT_POST_CODES.has(countryIso);
}

/** What one looks like there, for a hint beside the field. */
export const postCodeExample = (countryIso: string): string | undefined =>
  POST_CODES[countryIso]?.example;

/** The form that is kept, or nothing if it is no post code of that country. */
export function readPostCode(countryIso: string, typed: string): string | undefined {
  if (!hasPostCode(countryIso)) return "";
  const code = typed.trim().toUpperCase();
  const known = POST_CODES[countryIso];
  if (!known) return ELSEWHERE.test(code) ? code : undefined;
  return known.pattern.test(code) ? known.normal(code) : undefined;
}

/** The one other country whose post code it is, where it is none of this one's. */
export function countryOfPostCode(countryIso: string, typed: string): string | undefined {
  if (readPostCode(countryIso, typed) !== undefined) return undefined;
  const others = Object.keys(POST_CODES).filter((iso) => readPostCode(iso, typed) !== undefined);
  return others.length === 1 ? others[0] : undefined;
}
