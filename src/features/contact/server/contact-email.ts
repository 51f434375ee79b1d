import type { EmailContent } from "#features/mail/domain/email-content.ts";
import { mailHref } from "#features/sites/domain/contact-address.ts";
import type { Translate } from "#i18n/translator.ts";
import type { ContactInput } from "../contract.ts";

type MailedQuestion = Pick<ContactInput, "topic" | "name" | "email" | "number" | "message">;

/** The subject contains no typed text, because it is stored longer than the mail's text. */
export const contactEmail =
  ({ topic, name, email, number, message }: MailedQuestion) =>
  (t: Translate): EmailContent => ({
    subject: t("mail.contact.subject", { topic: t(`mail.contact.topic.${topic}`) }),
    title: t(`mail.contact.topic.${topic}`),
    paragraphs: [
      t("mail.contact.from", { name, email }),
      ...(number ? [t("mail.contact.number", { number })] : []),
      ...message.split(/\n{2,}/),
    ],
    button: { label: t("mail.contact.answer"), href: mailHref(email) },
  });
