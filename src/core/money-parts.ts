import { type Cents, convertCents, multiplyCents, sum } from "./money.ts";

/**
 * Multiplies several amounts by the same share so that no cent is lost or added: each is rounded down, and the
 * missing cents go to the parts that lost most by rounding. So each part is less than a cent off, and zero stays
 * zero.
 */
export function multiplyParts(
  parts: readonly Cents[],
  numerator: number,
  denominator: number,
): Cents[] {
  const exact = parts.map((cents) => cents * numerator);
  const shares = exact.map((value) => Math.floor(value / denominator));
  const lost = (at: number) => (exact[at] ?? 0) - (shares[at] ?? 0) * denominator;
  const missing = multiplyCents(sum(parts), numerator, denominator) - sum(shares);
  const mostLost = parts.map((_part, at) => at).sort((a, b) => lost(b) - lost(a));
  for (const at of mostLost.slice(0, missing)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

export type NamedCents<Name extends string> = { part: Name; cents: Cents };
type UnitLine = { priceCents: Cents; quantity: number };

/**
 * A total in another currency. Each price that is shown is converted once (for a line its unit price), and the
 * converted prices are added up: customers who add up the shown prices get the same cents.
 */
export function convertTotal<Name extends string>(
  lines: readonly UnitLine[],
  parts: readonly NamedCents<Name>[],
  rate: number,
): { lineCents: Cents[]; parts: NamedCents<Name>[]; totalCents: Cents } {
  const lineCents = lines.map((line) => convertLine(line, rate));
  const converted = parts.map(({ part, cents }) => ({ part, cents: convertCents(cents, rate) }));
  return {
    lineCents,
    parts: converted,
    totalCents: sum(lineCents) + sum(converted.map(({ cents }) => cents)),
  };
}

export const convertLine = ({ priceCents, quantity }: UnitLine, rate: number): Cents =>
  convertCents(priceCents, rate) * quantity;

type Whole = { euroCents: Cents; convertedCents: Cents };

/** A part of the total to pay. If all euros are paid, it is exactly the converted total, never a cent more or less. */
export function convertPart(euroCents: Cents, whole: Whole, rate: number): Cents {
  if (euroCents >= whole.euroCents) return whole.convertedCents;
  return Math.min(convertCents(euroCents, rate), whole.convertedCents);
}
