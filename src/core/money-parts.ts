import { type Cents, multiplyCents } from "./money.ts";
import { sum } from "./sum.ts";

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
  const mostLost = parts.map((_part, at) => at).sort((a, b) => lost(b) - lost(a) || a - b);
  for (const at of mostLost.slice(0, missing)) shares[at] = (shares[at] ?? 0) + 1;
  return shares;
}

const MILLION = 1_000_000;

/** Parts of a sum in another currency: they add up to the converted sum. Rates have six decimals. */
export function convertParts(parts: readonly Cents[], rate: number): Cents[] {
  return multiplyParts(parts, multiplyCents(MILLION, rate), MILLION);
}

export type NamedCents<Name extends string> = { part: Name; cents: Cents };

/**
 * A total in another currency: what its lines come to and the named parts beside them. It is converted
 * once, and its smallest parts so that they add up to it.
 */
export function convertTotal<Name extends string>(
  lines: readonly Cents[],
  parts: readonly NamedCents<Name>[],
  rate: number,
): { lineCents: Cents[]; parts: NamedCents<Name>[]; totalCents: Cents } {
  const converted = convertParts([...lines, ...parts.map(({ cents }) => cents)], rate);
  return {
    lineCents: converted.slice(0, lines.length),
    parts: parts.map(({ part }, at) => ({ part, cents: converted[lines.length + at] ?? 0 })),
    totalCents: sum(converted),
  };
}
