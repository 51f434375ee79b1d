import { HOUR_SECONDS } from "#core/durations.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { TextFields } from "#features/sites/server/texts/edit-texts.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import {
  defineLimits,
  type RateLimits,
  tooManyAttempts,
} from "#platform/rate-limit/rate-limits.ts";
import { insertMail, selectStaffEmail } from "../mail.repository.ts";
import { type MailTextsDeps, type OfMail, renderSample } from "./mail-texts.ts";

export const mailLimits = defineLimits({
  "test-mail": { account: { points: 30, duration: HOUR_SECONDS } },
});

export type TestMailDeps = MailTextsDeps & {
  limits: Pick<RateLimits<keyof typeof mailLimits>, "consume">;
  enqueue: (
    tx: Transaction,
    job: { mailId: number },
    options: { isUrgent: boolean },
  ) => Promise<void>;
};

type TestMail = OfMail & { actor: StaffActor; visitor: string; changes: TextFields };

/** Sends only to the actor's own address. */
export async function sendTestMail(
  deps: TestMailDeps,
  { actor, visitor, changes, ...of }: TestMail,
): Promise<Result<string>> {
  const to = actor.id === null ? undefined : await selectStaffEmail(deps.db, actor.id);
  if (!to) return fail("errors.not_found");
  const attempt = await deps.limits.consume("test-mail", { visitor, account: to });
  if (!attempt.allowed) return tooManyAttempts(attempt.retryAfterSeconds);
  const { site, language, mail } = of;
  const { subject, html, text } = await renderSample(deps, of, changes);
  return inTransaction(deps.db, async (tx) => {
    const mailId = await insertMail(tx, {
      siteId: site.id,
      customerId: actor.id,
      recipient: to,
      kind: "test",
      record: null,
      subject,
      html,
      plain: text,
    });
    await deps.enqueue(tx, { mailId }, { isUrgent: true });
    await writeAuditNote(tx, {
      actor,
      action: "mail_text.test",
      subject: `mail_text:${site.region}:${mail.kind}`,
      details: { language, mail: mailId },
    });
    return succeed(to);
  });
}
