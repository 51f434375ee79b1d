import { sum, toCents, toDecimal } from "#core/money.ts";

/** SPEC §3 "Tracked product"; fields that a page does not know are left out. `price` is for one piece. */
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

/** The value of the goods, without shipping and tax. */
export const worthOf = (items: readonly TrackedProduct[]): number =>
  toDecimal(sum(items.map(({ price, quantity }) => toCents(price) * quantity)));

export type OrderUpdateKind = "placed" | "fulfilled" | "cancelled" | "refunded";

/** An event of an order, in a service-neutral form. Of the buyer it has only the e-mail. */
export type OrderUpdate = {
  kind: OrderUpdateKind;
  /** The order's number; there is one update of each kind per order. */
  number: string;
  at: Date;
  email: string;
  currency: string;
  /** SPEC §4 "Analytics total". */
  total: number;
  items: TrackedProduct[];
};

/** `ok: false`: refused for good, so a retry would be refused too. The problem text names no person. */
export type SendResult = { ok: true } | { ok: false; problem: string };

export type OrderUpdatesAdapter = {
  /**
   * Resolves when the service has accepted the update or refuses it for good; rejects if it must be retried. Sending
   * the same update twice counts once.
   */
  send: (update: OrderUpdate) => Promise<SendResult>;
};
