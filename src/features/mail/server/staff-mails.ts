import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import { reachesSite, type StaffActor } from "#platform/auth/require-role.ts";
import { insertMail, selectMail } from "./mail.repository.ts";

export type StaffMailDeps = {
  db: Database;
  enqueue: (
    tx: Transaction,
    job: { mailId: number },
    options: { isUrgent: boolean },
  ) => Promise<void>;
};

export async function readMail(
  { db }: Pick<StaffMailDeps, "db">,
  { actor, id }: { actor: StaffActor; id: number },
) {
  const mail = await selectMail(db, id);
  return mail && reachesSite(actor, mail.siteId) ? mail : undefined;
}

/** Sends the same text again as a separate mail; refused for a waiting mail, which will be sent anyway. */
export async function resendMail(
  deps: StaffMailDeps,
  { actor, id }: { actor: StaffActor; id: number },
): Promise<Result<number>> {
  const mail = await readMail(deps, { actor, id });
  if (!mail) return fail("errors.not_found");
  if (!mail.sentAt || mail.html === null) return fail("office.mails.errors.no_text");
  const { siteId, customerId, senderId, senderEmail, recipient, kind, subject, html, plain } = mail;
  const sender = { senderId, senderEmail };
  return inTransaction(deps.db, async (tx) => {
    const copy = { siteId, customerId, ...sender, recipient, kind, subject, html, plain };
    const mailId = await insertMail(tx, copy);
    await deps.enqueue(tx, { mailId }, { isUrgent: true });
    await writeAuditNote(tx, {
      actor,
      action: "mail.resend",
      subject: `mail:${id}`,
      details: { copy: mailId },
    });
    return succeed(mailId);
  });
}
