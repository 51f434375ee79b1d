import type { Queryable } from "#database/connect.ts";
import type { Site, SiteContext } from "#features/sites/domain/site.ts";
import type { ListedOrder, ParcelSummary } from "../../contract.ts";
import { DEFAULT_FILTER, ORDERS_PAGE_SIZE } from "../../domain/orders-filter.ts";
import type { NameLinesDeps } from "../name-lines.ts";
import {
  listMyOrders,
  type OrdersQuery,
  siteContextOf,
  summariseOrders,
} from "./list-my-orders.ts";
import { selectOrderKeys } from "./list-orders.repository.ts";

/** The key by which lists are merged, before anything else is read. */
type ListKey = { id: number; createdAt: Date };
type Which = "all" | "unpaid";

/** Forwarded parcels, as the list of orders needs them; injected, because neither feature imports the other. */
export type ListedParcels = {
  /** Whether a site has pages for parcels; without them, links to parcels would lead nowhere. */
  isServed: (site: Site) => boolean;
  count: (customerId: number, which: Which) => Promise<number>;
  /** The newest first. */
  listKeys: (customerId: number, which: Which, limit: number) => Promise<ListKey[]>;
  summarise: (ids: readonly number[]) => Promise<ParcelSummary[]>;
};
type Deps = NameLinesDeps & { db: Queryable; parcels: () => ListedParcels };

/** Product notes §7: orders and parcels in one list; only the rows of the shown page are read in full. */
export async function listWithParcels(
  deps: Deps,
  question: OrdersQuery,
): Promise<{ items: ListedOrder[]; total: number }> {
  const { customerId, page = 1 } = question;
  const filter = question.filter ?? DEFAULT_FILTER;
  if (question.site && !deps.parcels().isServed(question.site)) return listMyOrders(deps, question);
  if (filter === "shop_orders" || filter === "quotes") return listMyOrders(deps, question);
  const which = filter === "unpaid" ? "unpaid" : "all";
  const parcels = await deps.parcels().count(customerId, which);
  if (parcels === 0) return listMyOrders(deps, question);
  const end = page * ORDERS_PAGE_SIZE;
  const own =
    filter === "forward_requests"
      ? { keys: [], total: 0 }
      : await selectOrderKeys(deps.db, customerId, { filter, limit: end });
  const others = await deps.parcels().listKeys(customerId, which, end);
  const shown = [
    ...own.keys.map((key) => ({ ...key, isParcel: false })),
    ...others.map((key) => ({ ...key, isParcel: true })),
  ]
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(end - ORDERS_PAGE_SIZE, end);
  return {
    items: await readItems(deps, shown, siteContextOf(question)),
    total: own.total + parcels,
  };
}

type Shown = ListKey & { isParcel: boolean };

async function readItems(
  deps: Deps,
  shown: readonly Shown[],
  at: SiteContext | undefined,
): Promise<ListedOrder[]> {
  const idsOf = (isParcel: boolean) =>
    shown.filter((key) => key.isParcel === isParcel).map(({ id }) => id);
  const orders = await summariseOrders(deps, idsOf(false), at);
  const parcels = await deps.parcels().summarise(idsOf(true));
  return shown.flatMap(({ id, isParcel }): ListedOrder[] => {
    const all: readonly ListedOrder[] = isParcel ? parcels : orders;
    return all.filter((one) => one.id === id);
  });
}
