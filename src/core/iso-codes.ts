/** A currency of ISO 4217; Intl knows them all. */
export const isCurrency = (code: string): boolean =>
  Intl.supportedValuesOf("currency").includes(code);

/** Regions that Intl has a name for but that are not countries: unions, and codes for tests. */
const NO_COUNTRIES = ["EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"];
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const REGION_NAMES = new Intl.DisplayNames("en", { type: "region" });

/** A country of ISO 3166 that has a name. */
export function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRIES.includes(code)) return false;
  const name = REGION_NAMES.of(code);
  return name !== undefined && name !== code && !/^unknown/i.test(name);
}

/** Every country code, in alphabetical order. */
export const countryCodes = (): string[] =>
  LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(isCountry);
