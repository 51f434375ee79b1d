import type { Transaction } from "#database/connect.ts";
import type { EmailContent } from "#features/mail/domain/email-content.ts";
import type { Translate } from "#i18n/translator.ts";
import { type Owner, selectPerson } from "../pro.repository.ts";
import type { ProDeps } from "../pro-deps.ts";

/** What each mail about a plan says; the link leads to all of them. */
type PlanEmailContext = { shop: string; plan: string; name: string; link: string };

const planEmail =
  (about: "pro_ended" | "pro_outdated") =>
  ({ shop, plan, name, link }: PlanEmailContext) =>
  (t: Translate): EmailContent => ({
    subject: t(`mail.${about}.subject`, { plan, shop }),
    title: name ? t("mail.hello_name", { name }) : t("mail.hello"),
    paragraphs: [t(`mail.${about}.text`, { plan }), t(`mail.${about}.next`)],
    button: { label: t("mail.pro_ended.button"), href: link },
  });

/** To whoever wanted it to go on, and did not pay for it. */
export const endedEmail = planEmail("pro_ended");

/** To whoever asked for something larger, and did not pay for it while it cost that. */
export const outdatedEmail = planEmail("pro_outdated");

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
