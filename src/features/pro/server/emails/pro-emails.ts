import type { Transaction } from "#database/connect.ts";
import type { EmailContent } from "#features/mail/domain/email-content.ts";
import type { Translate } from "#i18n/translator.ts";
import { type Owner, selectPerson } from "../pro.repository.ts";
import type { ProDeps } from "../pro-deps.ts";

/** The data of each mail about a plan; the link leads to all plans. */
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

/** To customers who wanted a renewal and did not pay for it. */
export const endedEmail = planEmail("pro_ended");

/** To customers who did not pay for an upgrade before its price changed. */
export const outdatedEmail = planEmail("pro_outdated");

type Mail = {
  owner: Owner;
  language: string;
  kind: string;
  /** The plan's name. */
  plan: string;
  write: (email: PlanEmailContext) => (t: Translate) => EmailContent;
};

/** Sends a mail to a plan's owner, with a link to all plans; sends nothing if the owner is erased. */
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
