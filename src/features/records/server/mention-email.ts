import type { EmailContent } from "#features/mail/domain/email-content.ts";
import { SAMPLE_NAME } from "#features/mail/domain/mail-sample.ts";
import type { MailSample } from "#features/mail/server/texts/mail-sample.ts";
import type { Translate } from "#i18n/translator.ts";

type MentionEmailContext = {
  author: string;
  colleague: string;
  /** The record on which the note was written, such as QU10045. */
  record: string;
  link: string;
};

/** Sent to a colleague who is named in a note. */
export const mentionEmail =
  ({ author, colleague, record, link }: MentionEmailContext) =>
  (t: Translate): EmailContent => ({
    subject: t("mail.note_mention.subject", { name: author, record }),
    title: t("mail.hello_name", { name: colleague }),
    paragraphs: [t("mail.note_mention.text", { name: author, record })],
    button: { label: t("mail.note_mention.button"), href: link },
  });

export const recordsMailSamples: readonly MailSample[] = [
  {
    kind: "note-mention",
    isSecurity: true,
    samples: [
      ({ linkTo }) =>
        mentionEmail({
          author: "Ona",
          colleague: SAMPLE_NAME,
          record: "QU10045",
          link: linkTo("/admin/orders/10045"),
        }),
    ],
  },
];
