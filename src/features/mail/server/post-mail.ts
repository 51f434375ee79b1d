import type { Transaction } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { Translate } from "#i18n/translator.ts";
import type { EmailContent } from "../domain/email-content.ts";
import { insertMail } from "./mail.repository.ts";
import { renderEmail } from "./render-email.ts";

export type MailToPost = {
  site: Site;
  to: string;
  /** The customer to whom it is sent. */
  customerId?: number;
  /** The customer who writes to us: an erasure deletes the mail with them, but it is not one of the mails to them. */
  senderId?: number | undefined;
  /** The address typed for the answer: erasing its owner deletes the mail, whether or not they were logged in. */
  senderEmail?: string;
  language: string;
  /** The kind of mail, for people who look at the table. */
  kind: string;
  /** The record that it is about, such as `order:17`, for that record's timeline. */
  record?: string;
  write: (t: Translate) => EmailContent;
  /** A person is waiting for it at the screen: it overtakes mails for which nobody is waiting. */
  isUrgent?: boolean;
  /** Delays it for as long as its cause can be undone. */
  waitSeconds?: number;
};

export type PostMailDeps = {
  /** Mail texts, which browsers never load: the originals, or the site's own. */
  translatorFor: (language: string, siteId?: number) => Translate;
  /** The site's origin, for URLs of pictures. */
  originOf: (site: Site) => string;
  /** Enqueues the mail in the same transaction. */
  enqueue: (
    tx: Transaction,
    job: { mailId: number },
    options: { isUrgent: boolean; afterSeconds: number },
  ) => Promise<void>;
};

/** Written in the transaction of its cause: if that rolls back there is no mail, and otherwise none is lost. */
export async function postMail(
  deps: PostMailDeps,
  tx: Transaction,
  { isUrgent = false, waitSeconds = 0, ...mail }: MailToPost,
): Promise<void> {
  const { site, to, customerId, senderId, senderEmail, language, kind, record, write } = mail;
  const email = write(deps.translatorFor(language, site.id));
  const { html, text } = renderEmail(email, { ...site, origin: deps.originOf(site) }, language);
  const mailId = await insertMail(tx, {
    siteId: site.id,
    customerId: customerId ?? null,
    senderId: senderId ?? null,
    senderEmail: senderEmail ?? null,
    recipient: to,
    kind,
    record: record ?? null,
    subject: email.subject,
    html,
    plain: text,
  });
  await deps.enqueue(tx, { mailId }, { isUrgent, afterSeconds: waitSeconds });
}
