import type { OrderStatus } from "#features/orders/domain/order-status.ts";
import {
  type SoldLine,
  type TrackedProduct,
  type TrackingPlace,
  trackedLine,
} from "./events/tracked-product.ts";
import { TRACKING_CURRENCY } from "./tracking-currency.ts";

export type NewsKind = "placed" | "fulfilled" | "cancelled" | "refunded";

/** What happened to an order, in no service's own words. Of its buyer it has the e-mail alone. */
export type OrderNews = {
  kind: NewsKind;
  /** The order's; there is one of each kind about it. */
  number: string;
  at: Date;
  email: string;
  currency: string;
  /** SPEC §4 "Analytics total". */
  total: number;
  items: TrackedProduct[];
};

/** INTEGRATIONS §9: what servers tell. */
const KINDS: Partial<Record<OrderStatus, NewsKind>> = {
  paid: "placed",
  shipped: "fulfilled",
  cancelled: "cancelled",
  refunded: "refunded",
};

export const newsKind = (status: OrderStatus): NewsKind | undefined => KINDS[status];

type Step = { from: OrderStatus; to: OrderStatus; paidAt: Date | null };

/** What nobody paid for, or too late, is no order to those outside, and its end is none either. */
export function isNews({ from, to, paidAt }: Step): boolean {
  const isPlaced = from === "awaiting_payment" ? to === "paid" : paidAt !== null;
  return isPlaced && newsKind(to) !== undefined;
}

/** Amounts are in the order's currency. */
export type OrderToTell = {
  number: string;
  email: string;
  currency: string;
  total: number;
  items: readonly (SoldLine & { sku: string })[];
};

export function orderNews(
  place: TrackingPlace,
  { kind, at }: Pick<OrderNews, "kind" | "at">,
  { number, email, currency, total, items }: OrderToTell,
): OrderNews {
  // What has no name of its own among our goods is in a customer's words (a quote's), and stays here.
  const goods = items.filter(({ slug }) => slug !== "");
  return {
    kind,
    number,
    at,
    email,
    currency: TRACKING_CURRENCY,
    total: place.toTracked(total, currency),
    items: goods.map((line) => ({ ...trackedLine(place, line, currency), sku: line.sku })),
  };
}
