import { redactPersonalData } from "#core/redact-personal-data.ts";
import type { Queryable } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { MailAdapter } from "#ports/mail.ts";
import { senderAddress } from "../domain/email-content.ts";
import { claimMail, isWaiting, markSent, releaseMail } from "./mail.repository.ts";

export type SendMailDeps = {
  db: Queryable;
  adapter: MailAdapter;
  findSite: (id: number) => Site;
};

/** The message id, by which copies of the mail are found. */
export const messageIdOf = ({ id }: { id: number }, { hosts }: Pick<Site, "hosts">): string =>
  `<mail-${id}@${hosts[0] ?? "localhost"}>`;

/**
 * The job. Claims the mail first, so that two nodes never both send it. If another node has
 * claimed it, the job fails and is retried later, because that node may have died.
 */
export async function sendMail(deps: SendMailDeps, { mailId }: { mailId: number }): Promise<void> {
  const mail = await claimMail(deps.db, mailId);
  if (!mail) {
    if (await isWaiting(deps.db, mailId)) throw new Error(`Mail ${mailId} is being sent elsewhere`);
    return;
  }
  const site = deps.findSite(mail.siteId);
  try {
    await deps.adapter.send({
      messageId: messageIdOf(mail, site),
      from: { name: site.name, address: senderAddress(site) },
      to: mail.recipient,
      subject: mail.subject,
      html: mail.html ?? "",
      text: mail.plain ?? "",
    });
  } catch (error) {
    await releaseMail(deps.db, mail.id);
    // The error message is stored with the job and logged.
    throw new Error(`Mail ${mail.id} was not sent: ${redactPersonalData(String(error))}`);
  }
  const isKnown = await markSent(deps.db, mail.id);
  if (!isKnown) await deps.adapter.deleteCopies({ messageIds: [messageIdOf(mail, site)] });
}
