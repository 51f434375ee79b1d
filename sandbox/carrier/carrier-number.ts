import { randomInt } from "node:crypto";

const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7];

/** A number in the postal union's S10 format with its check digit; the next number cannot be guessed. */
export function newNumber(country: string): string {
  const serial = String(randomInt(10_000_000, 100_000_000));
  const sum = WEIGHTS.reduce((all, by, at) => all + by * Number(serial[at]), 0);
  const check = 11 - (sum % 11);
  return `CT${serial}${check === 10 ? 0 : check === 11 ? 5 : check}${country}`;
}
