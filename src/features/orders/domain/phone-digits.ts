const MOST_DIGITS = 15;
/** Written as telephones are, with signs between its digits. */
const FEWEST_WITH_SIGNS = 4;
/** Digits alone may be a number of ours; of a telephone one types more of them. */
const FEWEST_ALONE = 6;

/** The digits of what may be a telephone, or its beginning, as staff type it into a search box. */
export function phoneDigits(text: string): string | undefined {
  if (!/^[\d\s()+-]+$/.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, "");
  const fewest = digits === text ? FEWEST_ALONE : FEWEST_WITH_SIGNS;
  return digits.length >= fewest && digits.length <= MOST_DIGITS ? digits : undefined;
}
