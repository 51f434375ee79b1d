const MOST_DIGITS = 15;
/** Fewest digits if the text is written like a telephone number, with spaces or signs between the digits. */
const FEWEST_WITH_SIGNS = 4;
/** Fewest digits without signs: fewer may be an order number, and people type more of a telephone number. */
const FEWEST_ALONE = 6;

/** The digits of a search text that may be a telephone number or its beginning. */
export function phoneDigits(text: string): string | undefined {
  if (!/^[\d\s()+-]+$/.test(text)) return undefined;
  const digits = text.replaceAll(/\D/g, "");
  const fewest = digits === text ? FEWEST_ALONE : FEWEST_WITH_SIGNS;
  return digits.length >= fewest && digits.length <= MOST_DIGITS ? digits : undefined;
}
