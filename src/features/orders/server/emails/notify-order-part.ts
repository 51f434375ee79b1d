import type { Transaction } from "#database/connect.ts";
import { shouldSendParcelMail } from "#features/account/server/contact/mail-preferences.ts";
import { trackingLink } from "#features/shipping/server/parcel-emails.ts";
import { orderNumber } from "../../domain/order-status.ts";
import type { LinePieces } from "../../domain/shipped-pieces.ts";
import { type Order, selectLines } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { deliveryAddressRows, goodsOf, postOrderMail } from "./order-contents.ts";

type Part = { carrier: string; trackingNumber: string; pieces: readonly LinePieces[] };

/** A part of an order left alone: what is in it, and how it is followed. */
export async function notifyOrderPart(
  deps: OrdersDeps,
  tx: Transaction,
  order: Order,
  { carrier, trackingNumber, pieces }: Part,
): Promise<void> {
  const { customerId, address, language, siteId, id } = order;
  if (!(await shouldSendParcelMail(tx, customerId, "shipped"))) return;
  const number = orderNumber(id);
  const site = deps.findSite(siteId);
  const lines = (await selectLines(tx, [id])).flatMap((line) => {
    const sent = pieces.find(({ position }) => position === line.position);
    return sent ? [{ ...line, quantity: sent.quantity }] : [];
  });
  const name = address?.firstName;
  await postOrderMail(deps, tx, order, {
    kind: "order-part-shipped",
    lines,
    write:
      ({ shop, link, contents }) =>
      (t) => ({
        subject: t("mail.order_part.subject", { number, shop }),
        title: name ? t("mail.hello_name", { name }) : t("mail.hello"),
        paragraphs: [t("mail.order_part.text", { number })],
        goods: goodsOf(t, order, contents, { withSums: false }),
        rows: [...deliveryAddressRows(t, order), { label: carrier, value: trackingNumber }],
        button: {
          label: t("mail.parcel.button"),
          href: trackingLink({ linkTo: deps.linkTo, site, language }, { trackingNumber }, link),
        },
      }),
  });
}
