import type { ListedOrder } from "../contract.ts";
import { DEFAULT_FILTER, type OrdersFilter } from "../domain/orders-filter.ts";

type Listed = Pick<ListedOrder, "type" | "slug">;
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

/** Product notes §3 "pay": pays one order or parcel by name, by wallet or provider. */
export const payPath = (language: string, slug: string): string =>
  `/${language}/pay?rel_type=0&slug=${slug}`;

/** Product notes §3 "balance pay": like `payPath`, with the wallet preselected. */
export const payByWalletPath = (language: string, slug: string): string =>
  `/${language}/balance/pay?rel_type=0&slug=${slug}`;

/** The path of any entry in the list; parcels have their own pages. */
export const listedPath = (language: string, { type, slug }: Listed): string =>
  type === "forward_requests" ? `/${language}/forward-requests/${slug}` : orderPath(language, slug);

export const payListedPath = (language: string, { type, slug }: Listed): string =>
  type === "forward_requests"
    ? `/${language}/forward-requests/${slug}?pay`
    : payPath(language, slug);

/** SPEC §2: my orders accepts focus_order_table=true; any other value is none. */
export const shouldFocusTable = (query: URLSearchParams): boolean =>
  query.get("focus_order_table") === "true";
