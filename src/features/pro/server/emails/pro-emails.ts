import type { EmailContent } from "#features/mail/domain/email-content.ts";
import type { Translate } from "#i18n/translator.ts";

/** What each letter about a plan says; the link leads to all of them. */
export type PlanEmailContext = { shop: string; plan: string; name: string; link: string };

const letterOf =
  (about: "pro_ended" | "pro_outdated") =>
  ({ shop, plan, name, link }: PlanEmailContext) =>
  (t: Translate): EmailContent => ({
    subject: t(`mail.${about}.subject`, { plan, shop }),
    title: name ? t("mail.hello_name", { name }) : t("mail.hello"),
    paragraphs: [t(`mail.${about}.text`, { plan }), t(`mail.${about}.next`)],
    button: { label: t("mail.pro_ended.button"), href: link },
  });

/** To whoever wanted it to go on, and did not pay for it. */
export const endedEmail = letterOf("pro_ended");

/** To whoever asked for something larger, and did not pay for it while it cost that. */
export const outdatedEmail = letterOf("pro_outdated");
