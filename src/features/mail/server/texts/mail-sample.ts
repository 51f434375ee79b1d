import type { MessageKey } from "#core/message-key.ts";
import { baseKey } from "#i18n/plural-keys.ts";
import type { Messages, Translate } from "#i18n/translator.ts";
import type { EmailContent } from "../../domain/email-content.ts";
import type { MailContext, MailPart } from "../../domain/mail-sample.ts";

type Write = (place: MailContext) => (t: Translate) => EmailContent;

/** A mail as written to a made-up customer. The first sample is shown; the others have texts of other cases. */
export type MailSample = {
  kind: string;
  /** Opens an account, warns its owner, or is for staff: changed texts could mislead, so only the owner edits them. */
  isSecurity?: true;
  samples: readonly [Write, ...Write[]];
};

type MailText = { key: string; part: MailPart };

/** Keys of a mail's texts in reading order, each with the part of the mail in which it occurs. */
export function textsOfMail({ samples }: MailSample, place: MailContext): MailText[] {
  const found = new Map<string, MailPart>();
  for (const write of samples) {
    for (const { key, part } of textsOf(write(place))) {
      if (!found.has(key)) found.set(key, part);
    }
  }
  return [...found].map(([key, part]) => ({ key, part }));
}

/** Renders the mail with a mark in place of each text, to find out where each key is used. */
function textsOf(write: (t: Translate) => EmailContent): MailText[] {
  const keys = new Set<string>();
  const mark = (key: string) => `\u2039${key}\u203a`;
  const email = write((key: MessageKey, params = {}) => {
    keys.add(key);
    return [mark(key), ...Object.values(params)].join(" ");
  });
  return partsOf(email).flatMap(([part, text]) =>
    [...keys].filter((key) => text.includes(mark(key))).map((key) => ({ key, part })),
  );
}

function partsOf(email: EmailContent): [MailPart, string][] {
  const { subject, title, paragraphs, goods = [], rows = [], button, link, note } = email;
  return [
    ["subject", subject],
    ["title", title],
    ...paragraphs.map((text): [MailPart, string] => ["paragraph", text]),
    ...goods.map((one): [MailPart, string] => ["goods", `${one.name} ${one.detail ?? ""}`]),
    ...rows.map((row): [MailPart, string] => ["row", `${row.label} ${row.value}`]),
    ["button", button?.label ?? ""],
    ["button", link?.label ?? ""],
    ["note", note ?? ""],
  ];
}

/** The plural forms of a text in a language. */
export const formsOf = (key: string, table: Messages): string[] =>
  Object.keys(table).filter((one) => one === key || baseKey(one, table) === key);
