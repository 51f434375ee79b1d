import type { Transaction } from "#database/connect.ts";
import type { CreditLine } from "#features/invoices/domain/write-credit.ts";
import type { Invoice } from "#features/invoices/server/invoices.ts";
import { type RefundInput, refundTotal } from "../../domain/refund.ts";
import { creditOrder } from "../endings/end-order.ts";
import { type Order, selectLines } from "../orders.repository.ts";
import type { RefundsDeps } from "./refunds-deps.ts";

/** Writes a credit note that lists what is refunded: goods by name, shipping, and the rest. */
export async function creditRefund(
  deps: Pick<RefundsDeps, "findSite" | "now">,
  tx: Transaction,
  order: Order,
  refund: RefundInput,
): Promise<Invoice | undefined> {
  const ordered = await selectLines(tx, [order.id]);
  const goods: CreditLine[] = refund.lines.map(({ position, quantity, amountCents }) => {
    const line = ordered.find((one) => one.position === position);
    const name = [line?.name, line?.options].filter(Boolean).join(", ");
    return { what: { name }, quantity, grossCents: amountCents };
  });
  const extras: CreditLine[] = [
    { what: { part: "shipping" }, quantity: 1, grossCents: refund.shippingCents },
    { what: { part: "refund" }, quantity: 1, grossCents: refund.otherCents },
  ];
  const lines = [...goods, ...extras].filter(({ grossCents }) => grossCents > 0);
  return creditOrder(deps, tx, order, refundTotal(refund), lines);
}
