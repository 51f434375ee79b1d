import type { Transaction } from "#database/connect.ts";
import { wantsParcelMail } from "#features/account/server/parcel-mails.ts";
import { isTold, parcelLetter } from "#features/shipping/server/parcel-letters.ts";
import { isOn } from "#features/sites/domain/site.ts";
import { orderNumber } from "../../domain/order-status.ts";
import { type Order, selectShipments } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { postOrderMail } from "./post-order-mail.ts";

/** A mail about the step that was just made, to whoever wants one. */
export async function tellStep(deps: OrdersDeps, tx: Transaction, order: Order): Promise<void> {
  const { status, customerId, address, language } = order;
  if (!isTold(status) || !(await wantsParcelMail(tx, customerId, status))) return;
  const shipment = (await selectShipments(tx, order.id)).at(-1);
  if (!shipment) return;
  const { carrier, trackingNumber } = shipment;
  const letter = parcelLetter(status, { number: orderNumber(order.id), carrier, trackingNumber });
  const site = deps.findSite(order.siteId);
  await postOrderMail(deps, tx, order, `parcel-${status}`, ({ shop, link }) => {
    const tracked = deps.linkTo(site, language, `/tracking/${trackingNumber}`);
    return letter({
      shop,
      link: isOn(site, "tracking") ? tracked : link,
      name: address?.firstName,
    });
  });
}
