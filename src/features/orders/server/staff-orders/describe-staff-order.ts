import { isOneOf } from "#core/record.ts";
import type { SiteContext } from "#features/sites/domain/site.ts";
import { selectAuditOf } from "#platform/audit/read-audit.ts";
import { reachesSite, type StaffActor } from "#platform/auth/require-role.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import {
  MOVES_BY_STAFF,
  ORDER_TRANSITIONS,
  type OrderStatus,
  orderNumber,
} from "../../domain/order-status.ts";
import type { RefundableLine } from "../../domain/refund.ts";
import { shippedPieces } from "../../domain/shipped-pieces.ts";
import { isStopped } from "../../domain/withdrawal.ts";
import type { OrderWithoutMoney, ShownOrder } from "../../staff-calls.ts";
import type { ShowOrderDeps } from "../get-my-order.ts";
import { nameLines } from "../name-lines.ts";
import { type Order, selectLines, selectOrder, selectShipments } from "../orders.repository.ts";
import { readRefundState } from "../refunds/refund-state.ts";
import type { RefundsDeps } from "../refunds/refunds-deps.ts";
import { type DescribeDeliveryDeps, describeDelivery } from "./describe-delivery.ts";
import { describeOrderMoney, type OrderMoneyDeps } from "./describe-order-money.ts";
import { mayAs, seesMoney } from "./order-rights.ts";
import { readAssignees } from "./read-assignees.ts";
import { readOrderClocks } from "./read-order-clocks.ts";
import { selectStaffTimeline } from "./staff-orders.repository.ts";

export type StaffOrderDeps = ShowOrderDeps &
  OrderMoneyDeps &
  DescribeDeliveryDeps &
  Pick<RefundsDeps, "now"> & {
    listNotes: (record: string, readerId: number | null) => Promise<OrderWithoutMoney["notes"]>;
  };

type AskedOrder = { actor: StaffActor; id: number; at?: SiteContext | undefined };

/** Undefined if there is no such order, or if the caller does not work for its site. */
export async function describeStaffOrder(
  deps: StaffOrderDeps,
  { actor, id, at }: AskedOrder,
): Promise<{ order: ShownOrder; customerId: number | undefined } | undefined> {
  const { db } = deps;
  const order = await selectOrder(db, { id });
  if (!order || !reachesSite(actor, order.siteId)) return undefined;
  const lines = await selectLines(db, [id]);
  const subject = { kind: "order", subjectId: order.slug };
  const state = await readRefundState(db, order, await deps.refunds.readRefundable(subject));
  const known = { order, lines, named: await nameLines(deps, { orders: [order], lines }, at) };
  const withoutMoney = await describeWithoutMoney(deps, actor, {
    ...known,
    refundable: state.parts.lines,
  });
  return {
    order: seesMoney(actor, order)
      ? await describeOrderMoney(deps, actor, { order, lines, state, withoutMoney })
      : { ...withoutMoney, shows_money: false },
    customerId: order.customerId ?? undefined,
  };
}

type Line = Awaited<ReturnType<typeof selectLines>>[number];
type Known = {
  order: Order;
  lines: readonly Line[];
  /** The same lines in the caller's language. */
  named: readonly Line[];
  refundable: readonly RefundableLine[];
};

async function describeWithoutMoney(
  deps: StaffOrderDeps,
  actor: StaffActor,
  { order, lines, named, refundable }: Known,
): Promise<OrderWithoutMoney> {
  const { db } = deps;
  const record = `order:${order.id}`;
  const [shipments, timeline, notes, changes] = await Promise.all([
    selectShipments(db, order.id),
    selectStaffTimeline(db, order.id),
    deps.listNotes(record, actor.id),
    selectAuditOf(db, record, ["order.edit", "order.mail"]),
  ]);
  const shipped = shippedPieces(lines, shipments);
  return {
    ...describeHead(order),
    ...(await describeDelivery(deps, order)),
    clock: (await readOrderClocks(deps, [order]))(order),
    assignee: (await readAssignees(db, [order]))(order),
    lines: lines.map((line, index) => ({
      ...describeLine(line),
      ...describeWords(line, named[index]),
      refunded_quantity: refundable[index]?.refundedQuantity ?? 0,
      refunded_sent_quantity: refundable[index]?.refundedSentQuantity ?? 0,
      shipped_quantity: shipped.get(line.position) ?? 0,
    })),
    shipments: shipments.map(({ carrier, trackingNumber, sentAt, lines: pieces }) => ({
      carrier,
      tracking_number: trackingNumber,
      sent_at: sentAt.toISOString(),
      lines: pieces.map(({ position, quantity }) => ({ position, quantity })),
    })),
    notes,
    changes: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
    timeline: timeline.map(({ at, isUndo, ...step }) => ({
      ...step,
      at: at.toISOString(),
      is_undo: isUndo,
    })),
    steps: stepsOf(order, actor),
  };
}

const textOf = (moment: Date | null) => moment?.toISOString() ?? null;

function describeHead(order: Order) {
  const { id, kind, status, language } = order;
  return {
    id,
    number: orderNumber(id),
    kind,
    site_id: order.siteId,
    status,
    created_at: order.createdAt.toISOString(),
    paid_at: textOf(order.paidAt),
    delivered_at: textOf(order.deliveredAt),
    withdrawn_at: textOf(order.withdrawnAt),
    language,
  };
}

const describeLine = (line: Line) => ({
  position: line.position,
  product_id: line.productId,
  sku: line.sku,
  picture: line.picture,
  quantity: line.quantity,
});

const wordsOf = ({ name, options }: Line) => [name, options].filter(Boolean).join(", ");

/** The words in the caller's language, and as ordered if those differ. */
const describeWords = (line: Line, named = line) => ({
  name: named.name,
  options: named.options,
  ordered_as: wordsOf(named) === wordsOf(line) ? null : wordsOf(line),
});

const PURCHASERS: readonly StaffRole[] = ["orders"];
const MOVERS: readonly StaffRole[] = ["orders", "warehouse"];

/** The next steps that the caller may make; payment and refund are not steps of staff. */
function stepsOf(order: Order, actor: StaffActor): OrderStatus[] {
  if (isStopped(order)) return [];
  const isFor = (to: OrderStatus) =>
    mayAs(order, actor, ...(to === "purchased" ? PURCHASERS : MOVERS));
  const byStaff = (to: OrderStatus) => to === "shipped" || isOneOf(MOVES_BY_STAFF, to);
  return ORDER_TRANSITIONS[order.status].filter((to) => byStaff(to) && isFor(to));
}
