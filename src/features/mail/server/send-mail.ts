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

/** What copies of it are found by. */
export const messageIdOf = ({ id }: { id: number }, { hosts }: Pick<Site, "hosts">): string =>
  `<mail-${id}@${hosts[0] ?? "localhost"}>`;

/**
 * The job. Each mail is claimed first, so that two nodes never send it both; whoever finds it claimed
 * by another fails and is tried again later, since that other one may have died.
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
    // What is thrown is kept with the job and in the log.
    throw new Error(`Mail ${mail.id} was not sent: ${redactPersonalData(String(error))}`);
  }
  const isKnown = await markSent(deps.db, mail.id);
  if (!isKnown) await deps.adapter.deleteCopies({ messageIds: [messageIdOf(mail, site)] });
}
