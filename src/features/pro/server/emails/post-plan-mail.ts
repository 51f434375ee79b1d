import type { Transaction } from "#database/connect.ts";
import type { EmailContent } from "#features/mail/domain/email-content.ts";
import type { Translate } from "#i18n/translator.ts";
import { type Owner, selectPerson } from "../pro.repository.ts";
import type { ProDeps } from "../pro-deps.ts";
import type { PlanEmailContext } from "./pro-emails.ts";

type Mail = {
  owner: Owner;
  language: string;
  kind: string;
  /** Its name. */
  plan: string;
  write: (email: PlanEmailContext) => (t: Translate) => EmailContent;
};

/** To the owner of a plan, with the way to all of them; nobody is written to who is gone. */
export async function postPlanMail(
  deps: Pick<ProDeps, "findSite" | "linkTo" | "postMail">,
  tx: Transaction,
  { owner: { customerId, siteId }, language, kind, plan, write }: Mail,
): Promise<void> {
  const person = await selectPerson(tx, customerId);
  if (!person?.email) return;
  const site = deps.findSite(siteId);
  const link = deps.linkTo(site, language, `/${site.product}-pro`);
  await deps.postMail(tx, {
    site,
    to: person.email,
    customerId,
    language,
    kind,
    write: write({ shop: site.name, plan, name: person.firstName, link }),
  });
}
