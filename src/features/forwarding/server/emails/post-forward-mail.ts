import type { Transaction } from "#database/connect.ts";
import type { EmailContent } from "#features/mail/domain/email-content.ts";
import type { Translate } from "#i18n/translator.ts";
import { deliveryPath } from "../../domain/forwarding-paths.ts";
import { type ForwardRequest, selectOwner } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import type { ForwardEmailContext } from "./forward-emails.ts";

/** To the owner, in the language they declared it in; to nobody once they are erased. */
export async function postForwardMail(
  { postMail, linkTo, findSite }: Pick<ForwardingDeps, "postMail" | "linkTo" | "findSite">,
  tx: Transaction,
  { id, customerId, siteId, language }: ForwardRequest,
  kind: string,
  write: (context: ForwardEmailContext) => (t: Translate) => EmailContent,
): Promise<void> {
  const owner = await selectOwner(tx, customerId);
  if (!owner?.email) return;
  const site = findSite(siteId);
  const link = linkTo(site, language, deliveryPath(site.product, id));
  const place = { shop: site.name, link, name: owner.firstName };
  await postMail(tx, { site, to: owner.email, customerId, language, kind, write: write(place) });
}
