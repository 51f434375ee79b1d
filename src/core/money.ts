export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, one) => total + one, 0);

/** Amounts are whole cents everywhere in the code; decimals exist only on the wire and on the screen. */
export type Cents = number;

/** Rounds half up and corrects binary errors: 1.005 € is 101 cents although 1.005 * 100 is 100.49999… */
function roundHalfUp(value: number): number {
  const magnitude = Math.abs(value);
  return Math.sign(value) * Math.floor(magnitude + 0.5 + magnitude * Number.EPSILON * 4);
}

export function toCents(decimal: number): Cents {
  return roundHalfUp(decimal * 100) + 0;
}

export function toDecimal(cents: Cents): number {
  return cents / 100;
}

/** An amount with a third decimal is not valid. */
export function isIntegerCents(decimal: number): boolean {
  return toDecimal(toCents(decimal)) === decimal;
}

/** A share of an amount, e.g. a price per kilogram times grams ÷ 1000, rounded once at the end. */
export function multiplyCents(cents: Cents, numerator: number, denominator = 1): Cents {
  return roundHalfUp((cents * numerator) / denominator) + 0;
}

/** `rate` is units of the other currency per euro, as the site sets it. */
export function convertCents(cents: Cents, rate: number): Cents {
  return multiplyCents(cents, rate);
}
