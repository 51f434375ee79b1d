import { type Cents, multiplyCents, sum, toCents } from "#core/money.ts";

type Line = {
  quantity: number;
  refunded_quantity: number;
  paid: number;
  refunded: number;
  cost: number | null;
};

export type Margin = {
  /** In euros, of the lines whose cost is known. */
  cents: Cents;
  percent: number;
  /** The cost of every line is known. */
  isWhole: boolean;
};

/** What goods brought beyond what they cost, without what went back; undefined where no cost is known. */
export function orderMargin({
  lines,
  rate,
}: {
  lines: readonly Line[];
  rate: number;
}): Margin | undefined {
  const known = lines.filter(({ cost }) => cost !== null);
  const income = sum(
    known.map(({ paid, refunded }) => multiplyCents(toCents(paid) - toCents(refunded), 1, rate)),
  );
  if (known.length === 0 || income <= 0) return undefined;
  const costs = sum(
    known.map((line) => toCents(line.cost ?? 0) * (line.quantity - line.refunded_quantity)),
  );
  const cents = income - costs;
  return { cents, percent: (cents / income) * 100, isWhole: known.length === lines.length };
}
