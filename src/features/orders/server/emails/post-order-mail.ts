import type { Transaction } from "#database/connect.ts";
import type { EmailContent } from "#features/mail/domain/email-content.ts";
import type { Translate } from "#i18n/translator.ts";
import type { OrderLine } from "../../domain/order.ts";
import { type Order, selectLines } from "../orders.repository.ts";
import type { OrdersDeps } from "../orders-deps.ts";
import { contentsOf, type OrderContents } from "./order-contents.ts";

export type OrderEmailContext = { shop: string; link: string; contents: OrderContents };

type OrderMail = {
  kind: string;
  /** Where the caller has read them already. */
  lines?: readonly OrderLine[];
  write: (context: OrderEmailContext) => (t: Translate) => EmailContent;
};

/** To whoever ordered, in the language they ordered in; to nobody once they are erased. */
export async function postOrderMail(
  { postMail, linkTo, findSite }: Pick<OrdersDeps, "postMail" | "linkTo" | "findSite">,
  tx: Transaction,
  order: Order,
  { kind, lines, write }: OrderMail,
): Promise<void> {
  if (!order.email) return;
  const site = findSite(order.siteId);
  const { language } = order;
  const link = linkTo(site, language, `/my-orders/${order.slug}`);
  const contents = contentsOf(order, lines ?? (await selectLines(tx, [order.id])));
  await postMail(tx, {
    site,
    to: order.email,
    ...(order.customerId === null ? {} : { customerId: order.customerId }),
    language,
    kind,
    write: write({ shop: site.name, link, contents }),
  });
}
