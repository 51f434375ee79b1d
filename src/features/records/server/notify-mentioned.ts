import type { Transaction } from "#database/connect.ts";
import type { Colleague } from "../domain/mentions.ts";
import { mentionEmail } from "./mention-email.ts";
import type { NotedRecord, RecordsDeps } from "./records-deps.ts";

type Mention = {
  colleague: Colleague & { email: string | null };
  author: string;
  kind: NotedRecord;
  id: number;
};

/** Mails a mentioned colleague a link. The note's text stays in the office, because others may read the mail. */
export async function notifyMentioned(
  { postMail, linkTo, mainSite }: RecordsDeps,
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
    write: mentionEmail({
      author,
      colleague: colleague.name,
      record,
      link: linkTo(site, language, `/admin${kind.path(id)}`),
    }),
  });
}
