import type { Transaction } from "#database/connect.ts";
import { shouldSendParcelMail } from "#features/account/server/contact/mail-preferences.ts";
import { isCarried } from "#features/shipping/domain/carried-status.ts";
import { parcelEmail, trackingLink } from "#features/shipping/server/parcel-emails.ts";
import { type OrderStatus, orderNumber } from "../../domain/order-status.ts";
import { type Order, selectShipments } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { deliveryAddressRows, goodsOf, postOrderMail } from "./order-contents.ts";

/** Guests cannot make claims, so their link leads to the contact form. */
const claimPathOf = ({ customerId, slug }: Pick<Order, "customerId" | "slug">): string =>
  customerId === null ? "/contacts?topic=claim" : `/claim-form?about=${slug}`;

export const stepMailKind = (status: OrderStatus): string => `parcel-${status}`;

/** Mails the step that was just made, unless the customer does not want such mails. */
export async function notifyOrderStep(
  deps: OrdersDeps,
  tx: Transaction,
  order: Order,
  /** How long the mail waits: as long as the step can be undone. */
  waitSeconds?: number,
): Promise<void> {
  const { status, customerId, address, language } = order;
  if (!isCarried(status) || !(await shouldSendParcelMail(tx, customerId, status))) return;
  const shipment = (await selectShipments(tx, order.id)).at(-1);
  if (!shipment) return;
  const email = parcelEmail(status, { number: orderNumber(order.id), ...shipment });
  const site = deps.findSite(order.siteId);
  const { linkTo } = deps;
  await postOrderMail(deps, tx, order, {
    kind: stepMailKind(status),
    ...(waitSeconds === undefined ? {} : { waitSeconds }),
    write:
      ({ shop, link, contents }) =>
      (t) =>
        email({
          shop,
          link: trackingLink({ linkTo, site, language }, shipment, link),
          help: linkTo(site, language, claimPathOf(order)),
          page: { label: t("mail.order.button"), href: link },
          name: address?.firstName,
          hasAccount: customerId !== null,
          goods: goodsOf(t, order, contents, { withSums: false }),
          rows: deliveryAddressRows(t, order),
        })(t),
  });
}
