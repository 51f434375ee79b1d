import type { Queryable, Transaction } from "#database/connect.ts";
import {
  deleteMailsOf,
  selectMailsAbout,
  selectMailsOf,
  withdrawMails,
} from "./mail.repository.ts";
import { type MailToPost, type PostMailDeps, postMail } from "./post-mail.ts";
import { type SendMailDeps, sendMail } from "./send-mail.ts";
import type { MailSample } from "./texts/mail-sample.ts";

export type ListedMail = { kind: string; subject: string; createdAt: Date; sentAt: Date | null };

type MailSamples = { samples: () => readonly MailSample[] };

/** The feature's use cases, bound to what they need; called once, by feature.ts. */
export function bindMail(deps: PostMailDeps & SendMailDeps & MailSamples) {
  return {
    postMail: (tx: Transaction, mail: MailToPost) => postMail(deps, tx, mail),
    sendMail: (job: { mailId: number }) => sendMail(deps, job),
    /** What was written about a record, such as `order:17`. */
    listMails: (record: string): Promise<ListedMail[]> => selectMailsAbout(deps.db, record),
    /** Of a step that is taken back. */
    withdrawMails,
    exportMails: (db: Queryable, customerId: number) => selectMailsOf(db, customerId),
    /** Rows go in the caller's transaction; copies that left for the adapter after it. */
    eraseMails: (tx: Transaction, person: { customerId: number; email: string }) =>
      deleteMailsOf(tx, person),
    deleteCopies: (email: string) => deps.adapter.deleteCopies(email),
    translatorFor: deps.translatorFor,
    /** Every mail that the shop sends, as it is written to somebody made up. */
    samples: deps.samples,
    close: () => deps.adapter.close(),
  };
}
export type Mail = ReturnType<typeof bindMail>;
