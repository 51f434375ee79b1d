import type { Transaction } from "#database/connect.ts";
import type { OrderLine } from "../../domain/order.ts";
import type { Order } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { postOrderMail } from "./order-contents.ts";
import { orderPlacedEmail } from "./order-emails.ts";

const kind = "order-placed";
/** Most buyers pay right after ordering; only those who have not paid by then get this mail. */
const PAYING_SECONDS = 300;

export function postUnpaidMail(
  deps: OrdersDeps,
  tx: Transaction,
  order: Order,
  lines: readonly OrderLine[],
): Promise<void> {
  const write = orderPlacedEmail(order);
  return postOrderMail(deps, tx, order, { kind, lines, write, waitSeconds: PAYING_SECONDS });
}

/** The order is paid or ended, so nobody is asked to pay any more. */
export async function withdrawUnpaidMail(
  { withdrawMails }: Pick<OrdersDeps, "withdrawMails">,
  tx: Transaction,
  { id, createdAt }: Pick<Order, "id" | "createdAt">,
): Promise<void> {
  await withdrawMails(tx, { record: `order:${id}`, kind, since: createdAt });
}
