import type { Letter } from "#features/mail/domain/letter.ts";
import type { Translate } from "#i18n/translator.ts";

type Ended = { shop: string; plan: string; name: string; link: string };

/** To whoever wanted it to go on, and did not pay for it. */
export const endedLetter =
  ({ shop, plan, name, link }: Ended) =>
  (t: Translate): Letter => ({
    subject: t("mail.pro_ended.subject", { plan, shop }),
    title: name ? t("mail.hello_name", { name }) : t("mail.hello"),
    paragraphs: [t("mail.pro_ended.text", { plan }), t("mail.pro_ended.next")],
    button: { label: t("mail.pro_ended.button"), href: link },
  });
