import type { Transaction } from "#database/connect.ts";
import type { Letter } from "#features/mail/domain/letter.ts";
import type { Translate } from "#i18n/translator.ts";
import type { Order } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { type OrderContents, readContents } from "./order-contents.ts";

export type OrderPlace = { shop: string; link: string; contents: OrderContents };

/** To whoever ordered, in the language they ordered in; to nobody once they are erased. */
export async function postOrderMail(
  { postMail, linkTo, findSite }: Pick<OrdersDeps, "postMail" | "linkTo" | "findSite">,
  tx: Transaction,
  order: Order,
  kind: string,
  write: (place: OrderPlace) => (t: Translate) => Letter,
): Promise<void> {
  if (!order.email) return;
  const site = findSite(order.siteId);
  const { language } = order;
  const link = linkTo(site, language, `/my-orders/${order.slug}`);
  const contents = await readContents(tx, order);
  await postMail(tx, {
    site,
    to: order.email,
    ...(order.customerId === null ? {} : { customerId: order.customerId }),
    language,
    kind,
    write: write({ shop: site.name, link, contents }),
  });
}
