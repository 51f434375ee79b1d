import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { describePapers } from "#features/invoices/server/describe-papers.ts";
import { isCarried } from "#features/shipping/domain/carried-status.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { reachesSite, requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import type { OrderMailKind } from "../../domain/order-mails.ts";
import { notifyOrderStep } from "../emails/notify-order-step.ts";
import { postOrderMail } from "../emails/order-contents.ts";
import { orderEndedEmail, orderPaidEmail, orderPlacedEmail } from "../emails/order-emails.ts";
import { lockOrder } from "../lock-order.ts";
import type { Order } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";

/** Which of an order's mails can be sent again, given its current state. */
export function mailsOf({ status, paidAt, email }: Order): OrderMailKind[] {
  if (!email) return [];
  return [
    ...(status === "awaiting_payment" ? (["placed"] as const) : []),
    ...(paidAt ? (["paid"] as const) : []),
    ...(status === "cancelled" || status === "expired" ? (["ended"] as const) : []),
    ...(isCarried(status) ? (["step"] as const) : []),
  ];
}

type Resend = { actor: StaffActor | undefined; orderId: number; kind: OrderMailKind };

export async function resendOrderMail(
  deps: OrdersDeps,
  { actor, orderId, kind }: Resend,
): Promise<Result<null, "errors.not_found" | "office.orders.errors.no_mail">> {
  const allowed = requireOneOfRoles(actor, ["orders", "support"]);
  if (!allowed.ok) return allowed;
  return inTransaction<Result<null, "errors.not_found" | "office.orders.errors.no_mail">>(
    deps.db,
    async (tx) => {
      const order = await lockOrder(deps, tx, orderId);
      if (!order || !reachesSite(allowed.value, order.siteId)) return fail("errors.not_found");
      if (!mailsOf(order).includes(kind)) return fail("office.orders.errors.no_mail");
      await postAgain(deps, tx, order, kind);
      await writeAuditNote(tx, {
        actor: allowed.value,
        action: "order.mail",
        subject: `order:${orderId}`,
        details: { kind },
      });
      return succeed(null);
    },
  );
}

async function postAgain(deps: OrdersDeps, tx: Transaction, order: Order, kind: OrderMailKind) {
  if (kind === "step") return notifyOrderStep(deps, tx, order);
  const { status } = order;
  if (kind === "placed") {
    const write = orderPlacedEmail(order);
    return postOrderMail(deps, tx, order, { kind: "order-placed", write });
  }
  if (kind === "ended" && (status === "cancelled" || status === "expired")) {
    const write = orderEndedEmail(order, status);
    return postOrderMail(deps, tx, order, { kind: `order-${status}`, write });
  }
  const { invoice } = await describePapers(tx, { kind: "order", id: order.id });
  const write = orderPaidEmail(order, invoice?.number ?? "");
  return postOrderMail(deps, tx, order, { kind: "order-paid", write });
}
