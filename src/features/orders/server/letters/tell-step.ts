import type { Transaction } from "#database/connect.ts";
import { wantsParcelMail } from "#features/account/server/contact/parcel-mails.ts";
import { isCarried } from "#features/shipping/domain/carried-status.ts";
import { linkToWay, parcelLetter } from "#features/shipping/server/parcel-letters.ts";
import { orderNumber } from "../../domain/order-status.ts";
import { type Order, selectShipments } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { goodsOf, placeOf } from "./order-contents.ts";
import { postOrderMail } from "./post-order-mail.ts";

/** A mail about the step that was just made, to whoever wants one. */
export async function tellStep(deps: OrdersDeps, tx: Transaction, order: Order): Promise<void> {
  const { status, customerId, address, language } = order;
  if (!isCarried(status) || !(await wantsParcelMail(tx, customerId, status))) return;
  const shipment = (await selectShipments(tx, order.id)).at(-1);
  if (!shipment) return;
  const letter = parcelLetter(status, { number: orderNumber(order.id), ...shipment });
  const site = deps.findSite(order.siteId);
  const { linkTo } = deps;
  await postOrderMail(deps, tx, order, {
    kind: `parcel-${status}`,
    write:
      ({ shop, link, contents }) =>
      (t) =>
        letter({
          shop,
          link: linkToWay({ linkTo, site, language }, shipment, link),
          page: { label: t("mail.order.button"), href: link },
          name: address?.firstName,
          hasAccount: customerId !== null,
          goods: goodsOf(t, order, contents, { withSums: false }),
          rows: placeOf(t, order),
        })(t),
  });
}
