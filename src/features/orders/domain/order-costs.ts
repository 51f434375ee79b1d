import { type Cents, multiplyCents, sum, toCents } from "#core/money.ts";
import type { TotalPart } from "./explain-total.ts";
import {
  areGoodsKnown,
  type CostedLine,
  goodsCost,
  type Margin,
  marginOf,
} from "./order-margin.ts";

/** What an order costs us apart from its goods. */
export const COST_KINDS = ["freight", "duty", "courier", "packing", "provider"] as const;
export type CostKind = (typeof COST_KINDS)[number];

/** In euros; null if nobody entered the cost. */
export type CostFields = Record<CostKind, number | null>;

/** Builds an object with one value for each kind of cost. */
export const costFields = <T>(fieldOf: (kind: CostKind) => T): Record<CostKind, T> => ({
  freight: fieldOf("freight"),
  duty: fieldOf("duty"),
  courier: fieldOf("courier"),
  packing: fieldOf("packing"),
  provider: fieldOf("provider"),
});

/** Until the real cost is known, it is estimated as what the customer was charged for it. */
const CHARGED: Partial<Record<CostKind, TotalPart>> = {
  freight: "shipping",
  courier: "delivery",
  provider: "payment_fee",
};

type CostedOrder = {
  lines: readonly CostedLine[];
  parts: readonly { part: TotalPart; amount: number }[];
  total: number;
  refunds: readonly { amount: number }[];
  rate: number;
};

type OrderCost = { kind: "goods" | CostKind; cents: Cents; isEstimate: boolean };

type OrderCosts = {
  /** In euros. */
  costs: OrderCost[];
  totalCents: Cents;
  knownCents: Cents;
  /** The cost of every line is known; otherwise the cost of goods is only the sum of the known ones. */
  areGoodsKnown: boolean;
  /** What remains of the charged amount after costs and refunds; undefined if not known. */
  margin: Margin | undefined;
};

/** Costs of an order by kind, which of them are estimates, and the margin that remains. */
export function costsOfOrder(order: CostedOrder, facts: CostFields): OrderCosts {
  const costs: OrderCost[] = [
    { kind: "goods", cents: goodsCost(order.lines), isEstimate: false },
    ...COST_KINDS.flatMap((kind) => costOf(kind, order, facts[kind]) ?? []),
  ];
  const totalCents = sum(costs.map(({ cents }) => cents));
  const back = sum(order.refunds.map(({ amount }) => toCents(amount)));
  const income = multiplyCents(toCents(order.total) - back, 1, order.rate);
  const isWhole = areGoodsKnown(order.lines);
  return {
    costs,
    totalCents,
    knownCents: sum(costs.map((cost) => (cost.isEstimate ? 0 : cost.cents))),
    areGoodsKnown: isWhole,
    margin: isWhole ? marginOf(income, totalCents) : undefined,
  };
}

function costOf(
  kind: CostKind,
  { parts, rate }: CostedOrder,
  fact: number | null,
): OrderCost | undefined {
  if (fact !== null) return { kind, cents: toCents(fact), isEstimate: false };
  const charged = parts.find(({ part }) => part === CHARGED[kind])?.amount ?? 0;
  if (charged <= 0) return undefined;
  return { kind, cents: multiplyCents(toCents(charged), 1, rate), isEstimate: true };
}
