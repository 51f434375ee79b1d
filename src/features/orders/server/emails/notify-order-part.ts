import type { Transaction } from "#database/connect.ts";
import { shouldSendParcelMail } from "#features/account/server/contact/mail-preferences.ts";
import { trackingLink } from "#features/shipping/server/parcel-emails.ts";
import type { LinePieces } from "../../domain/shipped-pieces.ts";
import { type Order, selectLines } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { postOrderMail } from "./order-contents.ts";
import { orderPartEmail } from "./order-emails.ts";

type Part = { carrier: string; trackingNumber: string; pieces: readonly LinePieces[] };

/** Mails that a part of an order left, with its goods and tracking. */
export async function notifyOrderPart(
  deps: OrdersDeps,
  tx: Transaction,
  order: Order,
  { carrier, trackingNumber, pieces }: Part,
): Promise<void> {
  const { customerId, language, siteId, id } = order;
  if (!(await shouldSendParcelMail(tx, customerId, "shipped"))) return;
  const site = deps.findSite(siteId);
  const lines = (await selectLines(tx, [id])).flatMap((line) => {
    const sent = pieces.find(({ position }) => position === line.position);
    return sent ? [{ ...line, quantity: sent.quantity }] : [];
  });
  await postOrderMail(deps, tx, order, {
    kind: "order-part-shipped",
    lines,
    write: (context) =>
      orderPartEmail(order, { carrier, trackingNumber })({
        ...context,
        link: trackingLink(
          { linkTo: deps.linkTo, site, language },
          { trackingNumber },
          context.link,
        ),
      }),
  });
}
