import type { Transaction } from "#database/connect.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { Translate } from "#i18n/translator.ts";
import type { EmailContent } from "../domain/email-content.ts";
import { insertMail } from "./mail.repository.ts";
import { renderEmail } from "./render-email.ts";

export type MailToPost = {
  site: Site;
  to: string;
  /** Whom it is to. */
  customerId?: number;
  /** The customer who writes to us by it: it goes with them when they are erased, and is none of theirs to read. */
  senderId?: number | undefined;
  /** The address that was typed for the answer: the mail goes with whoever it belongs to, logged in or not. */
  senderEmail?: string;
  language: string;
  /** Which kind of mail it is, for whoever looks into the table. */
  kind: string;
  /** What it is about, such as `order:17`, for its time line. */
  record?: string;
  write: (t: Translate) => EmailContent;
  /** Somebody waits for it before the screen: it passes those that nobody waits for. */
  isUrgent?: boolean;
  /** For as long as its cause can be taken back. */
  waitSeconds?: number;
};

export type PostMailDeps = {
  /** Texts of mails, which browsers never get: as the shop came with them, or as a site says it. */
  translatorFor: (language: string, siteId?: number) => Translate;
  /** Of a site, for addresses of pictures. */
  originOf: (site: Site) => string;
  /** Asks for the mail to be sent, in the same transaction. */
  enqueue: (
    tx: Transaction,
    job: { mailId: number },
    options: { isUrgent: boolean; afterSeconds: number },
  ) => Promise<void>;
};

/** Written together with its cause: where that is rolled back there is no mail, and none is lost. */
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
