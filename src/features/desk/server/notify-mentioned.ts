import type { Transaction } from "#database/connect.ts";
import type { Colleague } from "../domain/mentions.ts";
import type { DeskDeps, NotedRecord } from "./desk-deps.ts";

type Mention = {
  colleague: Colleague & { email: string | null };
  author: string;
  kind: NotedRecord;
  id: number;
};

/** Whoever is named in a note is sent to it. Its words stay in the office: mail is read by others, too. */
export async function notifyMentioned(
  { postMail, linkTo, mainSite }: DeskDeps,
  tx: Transaction,
  { colleague, author, kind, id }: Mention,
): Promise<void> {
  if (!colleague.email) return;
  const site = mainSite();
  const language = site.languages[0]?.isoCode ?? "en";
  const record = kind.title(id);
  await postMail(tx, {
    site,
    to: colleague.email,
    customerId: colleague.id,
    language,
    kind: "note-mention",
    write: (t) => ({
      subject: t("mail.note_mention.subject", { name: author, record }),
      title: t("mail.hello_name", { name: colleague.name }),
      paragraphs: [t("mail.note_mention.text", { name: author, record })],
      button: {
        label: t("mail.note_mention.button"),
        href: linkTo(site, language, `/admin${kind.path(id)}`),
      },
    }),
  });
}
