import { DAY_MS } from "#core/durations.ts";
import type { Database } from "#database/connect.ts";
import { describePapers } from "#features/invoices/server/describe-papers.ts";
import type { ListedPayment } from "#features/payments/server/list-payments.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import { explainTotal } from "../domain/explain-total.ts";
import { canWithdraw } from "../domain/withdrawal.ts";
import { type NameLinesDeps, nameLines } from "./name-lines.ts";
import {
  type Order,
  selectHistory,
  selectLines,
  selectOrder,
  selectShipments,
} from "./orders.repository.ts";
import { pricedOrder } from "./placement/priced-order.ts";
import { meetsCustoms } from "./shipments/meets-customs.ts";

export type ShowOrderDeps = NameLinesDeps & {
  db: Database;
  now: () => Date;
  listPayments: (order: { slug: string }) => Promise<ListedPayment[]>;
};
type ByName = { slug: string } | { id: number };
export type FindOrderInput = ByName & { customerId: number | undefined };
export type GetOrderInput = FindOrderInput & { at?: SiteContext | undefined };

/** Product notes §3: a customer's order is found only by its owner, a guest's order by everyone who has the link. */
export async function findMyOrder(
  { db }: Pick<ShowOrderDeps, "db">,
  { customerId, ...by }: FindOrderInput,
): Promise<Order | undefined> {
  const order = await selectOrder(db, by);
  const isLinked = order?.customerId === null && "slug" in by;
  const isMine = order && (isLinked || order.customerId === customerId);
  return isMine ? order : undefined;
}

/** All that is known of an order, before it is turned into a response. */
export type OrderView = Awaited<ReturnType<typeof viewOrder>>;

export async function getMyOrder(
  deps: ShowOrderDeps,
  { at, ...asked }: GetOrderInput,
): Promise<OrderView | undefined> {
  const order = await findMyOrder(deps, asked);
  return order && viewOrder(deps, order, at);
}

async function viewOrder(deps: ShowOrderDeps, order: Order, at: SiteContext | undefined) {
  const { db } = deps;
  const now = deps.now();
  const ordered = { orders: [order], lines: await selectLines(db, [order.id]) };
  const lines = await nameLines(deps, ordered, at);
  return {
    order,
    lines,
    total: explainTotal(pricedOrder(order, lines), order.rate),
    shipments: await selectShipments(db, order.id),
    history: await selectHistory(db, order.id),
    meetsCustoms: await meetsCustoms(db, order),
    payments: await deps.listPayments(order),
    papers: await describePapers(db, { kind: "order", id: order.id }),
    days: promisedDays(order, now),
    canWithdraw: canWithdraw(order, now),
  };
}

/** A promise whose last day has passed is not shown any more. */
function promisedDays({ transitDays, paidAt, createdAt }: Order, now: Date) {
  if (!transitDays) return null;
  const end = (paidAt ?? createdAt).getTime() + (transitDays.max + 1) * DAY_MS;
  return end > now.getTime() ? transitDays : null;
}
