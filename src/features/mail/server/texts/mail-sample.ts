import type { MessageKey } from "#core/message-key.ts";
import { baseKey } from "#i18n/plural-keys.ts";
import type { Messages, Translate } from "#i18n/translator.ts";
import type { EmailContent } from "../../domain/email-content.ts";
import type { MailContext, MailPart } from "../../domain/mail-sample.ts";

type Write = (place: MailContext) => (t: Translate) => EmailContent;

/** A mail as it is written to somebody made up. The first is shown; others say what it says in other cases. */
export type MailSample = {
  kind: string;
  /** Opens an account, warns its owner, or is for staff: other words would be a trap, so the owner alone writes them. */
  isSecurity?: true;
  samples: readonly [Write, ...Write[]];
};

type MailText = { key: string; part: MailPart };

/** Texts of a mail in the order in which they are read, by where each of them stands. */
export function textsOfMail({ samples }: MailSample, place: MailContext): MailText[] {
  const found = new Map<string, MailPart>();
  for (const write of samples) {
    for (const { key, part } of textsOf(write(place))) {
      if (!found.has(key)) found.set(key, part);
    }
  }
  return [...found].map(([key, part]) => ({ key, part }));
}

/** Every text is a mark of its key, so that it is seen where it comes to stand. */
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

/** The forms that a language has of a text. */
export const formsOf = (key: string, table: Messages): string[] =>
  Object.keys(table).filter((one) => one === key || baseKey(one, table) === key);
