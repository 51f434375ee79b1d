import { sum, toCents, toDecimal } from "#core/money.ts";

/** SPEC §3 "Tracked product"; what a page does not know of it is left out. `price` is of one piece. */
export type TrackedProduct = {
  id: string;
  sku?: string;
  name: string;
  manufacturer?: string;
  category?: string;
  price: number;
  variant?: string;
  quantity: number;
  image?: string;
  url: string;
};

/** Without shipping and tax. */
export const worthOf = (items: readonly TrackedProduct[]): number =>
  toDecimal(sum(items.map(({ price, quantity }) => toCents(price) * quantity)));

export type OrderUpdateKind = "placed" | "fulfilled" | "cancelled" | "refunded";

/** What happened to an order, in no service's own words. Of its buyer it has the e-mail alone. */
export type OrderUpdate = {
  kind: OrderUpdateKind;
  /** The order's; there is one of each kind about it. */
  number: string;
  at: Date;
  email: string;
  currency: string;
  /** SPEC §4 "Analytics total". */
  total: number;
  items: TrackedProduct[];
};

/** Refused for good: sent again it would be refused again. The problem names nobody. */
export type SendResult = { ok: true } | { ok: false; problem: string };

export type OrderUpdatesAdapter = {
  /**
   * Resolves when somebody else has taken it over, or never will; rejects when it is to be tried
   * again. The same update sent twice is one.
   */
  send: (update: OrderUpdate) => Promise<SendResult>;
};
