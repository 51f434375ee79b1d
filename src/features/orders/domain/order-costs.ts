import { type Cents, multiplyCents, sum, toCents } from "#core/money.ts";
import type { TotalPart } from "./explain-total.ts";
import {
  areGoodsKnown,
  type CostedLine,
  goodsCost,
  type Margin,
  marginOf,
} from "./order-margin.ts";

/** What an order costs us beside its goods. */
export const COST_KINDS = ["freight", "duty", "courier", "packing", "provider"] as const;
export type CostKind = (typeof COST_KINDS)[number];

/** In euros, where somebody wrote it down. */
export type CostFields = Record<CostKind, number | null>;

/** One value for each kind of cost. */
export const costFields = <T>(fieldOf: (kind: CostKind) => T): Record<CostKind, T> => ({
  freight: fieldOf("freight"),
  duty: fieldOf("duty"),
  courier: fieldOf("courier"),
  packing: fieldOf("packing"),
  provider: fieldOf("provider"),
});

/** Until it is known, it is taken to be what the customer was charged for it. */
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
  /** The cost of every line is known; else that of the goods is only what is known of it. */
  areGoodsKnown: boolean;
  /** What is left of what was charged, without what went back; undefined where that is not known. */
  margin: Margin | undefined;
};

/** Costs of an order by kind, what was estimated of them, and what it leaves. */
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
