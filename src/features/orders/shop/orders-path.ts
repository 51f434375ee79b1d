import { DEFAULT_FILTER, type OrdersFilter } from "../domain/orders-filter.ts";

type OrdersPlace = { filter: OrdersFilter; page?: number };

export function ordersPath(language: string, { filter, page = 1 }: OrdersPlace): string {
  const query = new URLSearchParams();
  if (filter !== DEFAULT_FILTER) query.set("type", filter);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return `/${language}/my-orders${text ? `?${text}` : ""}`;
}

export const orderPath = (language: string, slug: string): string =>
  `/${language}/my-orders/${slug}`;

/** PRODUCT §3 "pay": one named thing, by wallet or by provider. */
export const payPath = (language: string, slug: string): string =>
  `/${language}/pay?rel_type=0&slug=${slug}`;
