import type { Queryable, Transaction } from "#database/connect.ts";
import type { MailCopies } from "#ports/mail.ts";
import {
  deleteMailsOf,
  selectMailsAbout,
  selectMailsOf,
  withdrawMails,
} from "./mail.repository.ts";
import { type MailToPost, type PostMailDeps, postMail } from "./post-mail.ts";
import { messageIdOf, type SendMailDeps, sendMail } from "./send-mail.ts";
import type { MailSample } from "./texts/mail-sample.ts";

export type ListedMail = { kind: string; subject: string; createdAt: Date; sentAt: Date | null };

type MailSamples = { samples: () => readonly MailSample[] };

/** The feature's use cases, bound to what they need; called once, by feature.ts. */
export function bindMail(deps: PostMailDeps & SendMailDeps & MailSamples) {
  return {
    postMail: (tx: Transaction, mail: MailToPost) => postMail(deps, tx, mail),
    sendMail: (job: { mailId: number }) => sendMail(deps, job),
    /** Mails about a record, such as `order:17`. */
    listMails: (record: string): Promise<ListedMail[]> => selectMailsAbout(deps.db, record),
    /** Used when a step is undone. */
    withdrawMails,
    exportMails: (db: Queryable, customerId: number) => selectMailsOf(db, customerId),
    /** Deletes rows in the caller's transaction. Returns the message ids for deleting their copies afterwards. */
    async eraseMails(tx: Transaction, person: { customerId: number; email: string }) {
      const erased = await deleteMailsOf(tx, person);
      return erased.map((mail) => messageIdOf(mail, deps.findSite(mail.siteId)));
    },
    deleteCopies: (of: MailCopies) => deps.adapter.deleteCopies(of),
    translatorFor: deps.translatorFor,
    /** All mails that the shop sends, as written to a made-up customer. */
    samples: deps.samples,
    close: () => deps.adapter.close(),
  };
}
export type Mail = ReturnType<typeof bindMail>;
