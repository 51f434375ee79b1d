import { toDecimal } from "#core/money.ts";
import type { Database } from "#database/connect.ts";
import { explainTotal, totalBeforeWallet } from "../../domain/explain-total.ts";
import { selectLines, selectOrder, selectStep } from "../orders.repository.ts";
import { pricedOrder } from "../priced-order.ts";
import { describeItems } from "./get-my-order.ts";

/** A step that an order made, with what was sold, for those who are told of it. In the order's currency. */
export async function readStep({ db }: { db: Database }, id: number) {
  const step = await selectStep(db, id);
  const order = step && (await selectOrder(db, { id: step.orderId }));
  if (!order) return undefined;
  const lines = await selectLines(db, [order.id]);
  const explained = explainTotal(pricedOrder(order, lines), order.rate);
  return {
    status: step.status,
    at: step.at,
    order,
    items: describeItems(lines, explained, order.rate),
    /** SPEC §4 "Analytics total": what was sold, however much of it the wallet paid. */
    total: toDecimal(totalBeforeWallet(explained)),
  };
}
