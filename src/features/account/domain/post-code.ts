/** PRODUCT §6: the post codes of the countries we know; elsewhere anything short will do. */
const POST_CODES: Record<string, { pattern: RegExp; normal: (code: string) => string }> = {
  LT: { pattern: /^(?:LT-)?\d{5}$/, normal: (code) => `LT-${code.slice(-5)}` },
  LV: { pattern: /^LV-\d{4}$/, normal: (code) => code },
  EE: { pattern: /^\d{5}$/, normal: (code) => code },
  NL: { pattern: /^\d{4} ?[A-Z]{2}$/, normal: (code) => `${code.slice(0, 4)} ${code.slice(-2)}` },
};
const ELSEWHERE = /^[A-Z0-9][A-Z0-9 -]{1,11}$/;

/** The United Arab Emirates have none: what was typed before the country was changed is dropped. */
const WITHOUT_POST_CODES = new Set(["AE"]);

function hasPostCode(countryIso: string): boolean {
  return !WITHOUT_POST_CODES.has(countryIso);
}

/** The form that is kept, or nothing if it is no post code of that country. */
export function readPostCode(countryIso: string, typed: string): string | undefined {
  if (!hasPostCode(countryIso)) return "";
  const code = typed.trim().toUpperCase();
  const known = POST_CODES[countryIso];
  if (!known) return ELSEWHERE.test(code) ? code : undefined;
  return known.pattern.test(code) ? known.normal(code) : undefined;
}
