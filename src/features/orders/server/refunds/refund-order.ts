import { type Cents, sum, toDecimal } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { rollBackIfRefused } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { reachesSite, requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import { isCancellable } from "../../domain/order-status.ts";
import {
  isRefundable,
  isSameRefund,
  type RefundInput,
  type RefundReason,
  type RefundWay,
  refundTotal,
} from "../../domain/refund.ts";
import { withSentPieces } from "../../domain/shipped-pieces.ts";
import { postOrderMail } from "../emails/order-contents.ts";
import { orderRefundEmail } from "../emails/order-emails.ts";
import { restoreLeftStock } from "../holds/hold-order.ts";
import { lockOrder } from "../lock-order.ts";
import { type Order, selectOrder } from "../orders.repository.ts";
import { readPieces } from "../shipments/read-pieces.ts";
import { creditRefund } from "./credit-refund.ts";
import { moveRefunded } from "./move-refunded.ts";
import {
  insertOrderRefund,
  type RefundLine,
  selectOrderRefunds,
} from "./order-refunds.repository.ts";
import { isOpenToRefunds, type RefundState, readRefundState } from "./refund-state.ts";
import type { RefundsDeps } from "./refunds-deps.ts";
import { restockRefunded } from "./restock-refunded.ts";
import { type PreparedRefund, returnMoney } from "./return-money.ts";

/** The number of pieces that had left before may be missing: then it is as many as possible. */
type AskedLine = Omit<RefundLine, "sentQuantity"> & { sentQuantity?: number | undefined };

export type OrderRefundInput = Omit<RefundInput, "lines"> & {
  actor: StaffActor | undefined;
  orderId: number;
  /** Created by the form, so that submitting it twice refunds once. */
  key: string;
  lines: readonly AskedLine[];
  /** What was refundable when staff opened the form: a colleague may have refunded some of it since. */
  seenLeftCents: Cents | undefined;
  way: RefundWay;
  reason: RefundReason;
  remark: string;
  /** The accepted claim that this refund puts right. */
  claimId?: number | undefined;
};

type OrderRefundProblem =
  | "errors.not_found"
  | "office.orders.errors.not_refundable"
  | "office.orders.errors.refund_changed"
  | "office.orders.errors.refund_made"
  | "office.orders.errors.refund_too_much"
  | "office.orders.errors.no_wallet"
  | "office.orders.errors.not_there"
  | "office.claims.errors.remedy_gone"
  | "payments.errors.not_paid"
  | "payments.errors.not_that_much"
  | "payments.errors.already_spent";

type RefundedOrder = { id: number; amountCents: Cents; currency: string };

/**
 * A refund by staff: lines, shipping, or an amount. One transaction writes it with the credit note, stock and mail;
 * then the providers are called. The same key again returns the same refund, or is refused if the request differs.
 */
export async function refundOrderByStaff(
  deps: RefundsDeps,
  input: OrderRefundInput,
): Promise<Result<RefundedOrder, OrderRefundProblem>> {
  const allowed = requireOneOfRoles(input.actor, ["orders", "finance"]);
  if (!allowed.ok) return allowed;
  const asked = await selectOrder(deps.db, { id: input.orderId });
  if (!asked || !reachesSite(allowed.value, asked.siteId)) return fail("errors.not_found");
  const written = await rollBackIfRefused<Written, OrderRefundProblem>(deps.db, (tx) =>
    writeRefund(deps, tx, { ...input, actor: allowed.value }, asked.slug),
  );
  if (!written.ok) return written;
  // Providers are called after the commit; if the process dies here, the sweep finishes the refunds.
  for (const refund of written.value.prepared) await deps.refunds.makeRefund(refund);
  const { id, amountCents, currency } = written.value;
  return succeed({ id, amountCents, currency });
}

type Written = RefundedOrder & { prepared: PreparedRefund[] };
type RefundByStaffInput = OrderRefundInput & { actor: StaffActor };

async function writeRefund(
  deps: RefundsDeps,
  tx: Transaction,
  asked: RefundByStaffInput,
  slug: string,
): Promise<Result<Written, OrderRefundProblem>> {
  // Locks payments, then the wallet, then the order, as docs/architecture.md "Locks" demands.
  const payments = await deps.refunds.lockRefundable(tx, { kind: "order", subjectId: slug });
  const order = await lockOrder(deps, tx, asked.orderId);
  if (!order) return fail("errors.not_found");
  const key = `${order.id}:${asked.key}`;
  const before = (await selectOrderRefunds(tx, order.id)).find((one) => one.key === key);
  if (before) {
    // The first answer was lost, and something else was chosen since.
    if (!isSameRefund(before, asked)) return fail("office.orders.errors.refund_made");
    const { id, amountCents } = before;
    return succeed({ id, amountCents, currency: order.currency, prepared: [] });
  }
  if (!isOpenToRefunds(order)) {
    return fail("office.orders.errors.not_refundable");
  }
  const state = await readRefundState(tx, order, payments);
  if (asked.way === "wallet" && !state.canUseWallet) return fail("office.orders.errors.no_wallet");
  if (asked.seenLeftCents !== undefined && asked.seenLeftCents !== state.leftCents) {
    return fail("office.orders.errors.refund_changed");
  }
  if (!isRefundable(asked, state.parts, state.leftCents)) {
    return fail("office.orders.errors.refund_too_much");
  }
  const lines = withSentPieces(asked.lines, await readPieces(tx, order.id));
  if (!lines) return fail("office.orders.errors.not_there");
  return recordRefund(deps, tx, { asked: { ...asked, lines }, order, state, key });
}

type Refunding = {
  asked: RefundByStaffInput & { lines: readonly RefundLine[] };
  order: Order;
  state: RefundState;
  key: string;
};

async function recordRefund(
  deps: RefundsDeps,
  tx: Transaction,
  { asked, order, state, key }: Refunding,
): Promise<Result<Written, OrderRefundProblem>> {
  const amountCents = refundTotal(asked);
  const { actor, way, reason, remark, shippingCents, otherCents } = asked;
  const returned = await returnMoney(deps, tx, { order, state, amountCents, way, key, actor });
  if (!returned.ok) return returned;
  const { fromBalanceCents, toBalanceCents, prepared } = returned.value;
  const sums = { amountCents, shippingCents, otherCents, fromBalanceCents, toBalanceCents };
  const values = { orderId: order.id, key, actorId: actor.id, way, reason, remark, ...sums };
  const refund = await insertOrderRefund(tx, values, asked.lines);
  // The order is over if everything is refunded, except for the payment's fee.
  const isWhole = state.leftCents - amountCents <= order.feeCents;
  const now = await moveRefunded(deps, tx, order, { actor, isWhole });
  await restockRefunded(deps, tx, order, asked.lines);
  // Goods that nobody bought yet, and that no refund line names, are for sale again.
  if (isWhole && isCancellable(order.status)) await restoreLeftStock(deps, tx, order);
  const credit = await creditRefund(deps, tx, order, asked);
  const mail = { amountCents, way, reason, credit: credit?.content.number };
  await postOrderMail(deps, tx, now, { kind: "order-refund", write: orderRefundEmail(now, mail) });
  const settled = await settleClaim(deps, tx, { asked, order, amountCents });
  if (!settled.ok) return settled;
  await writeAuditNote(tx, {
    actor,
    action: "order.refund",
    subject: `order:${order.id}`,
    details: {
      refund: refund.id,
      amount: toDecimal(amountCents),
      currency: order.currency,
      way,
      reason,
      lines: sum(asked.lines.map(({ quantity }) => quantity)),
    },
  });
  return succeed({ id: refund.id, amountCents, currency: order.currency, prepared });
}

type ClaimRefund = Pick<Refunding, "asked" | "order"> & { amountCents: Cents };

const settleClaim = async (
  deps: RefundsDeps,
  tx: Transaction,
  { asked: { claimId, actor }, order, amountCents }: ClaimRefund,
) =>
  claimId === undefined
    ? succeed(undefined)
    : deps.settleClaim(tx, { claimId, orderId: order.id, amountCents, actor });
