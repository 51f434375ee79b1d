import { type Cents, convertCents, multiplyCents, sum } from "./money.ts";

/**
 * The same share of several amounts, so that no cent is lost or made: each is rounded down, and the
 * cents that are then missing from the share of their sum go to those that lost most by it. So every
 * part is less than a cent away from its own share, and what is nothing stays nothing.
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
 * A total in another currency. Every price that is shown is converted once, a line by its unit price,
 * and what is shown is added up: whoever reckons along comes to the same cent.
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

/** A part of what is to be paid: all of it in euros is all of it, never a cent more or less. */
export function convertPart(euroCents: Cents, whole: Whole, rate: number): Cents {
  if (euroCents >= whole.euroCents) return whole.convertedCents;
  return Math.min(convertCents(euroCents, rate), whole.convertedCents);
}
