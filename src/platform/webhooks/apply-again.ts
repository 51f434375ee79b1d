import { fail, type Result, succeed } from "#core/result.ts";
import { mayApplyAgain, type WebhookSource, type WebhookState } from "#core/webhook-state.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "../audit/write-audit-note.ts";
import type { StaffActor } from "../auth/require-role.ts";
import { failureOf } from "./webhook-log.ts";
import {
  lockWebhook,
  selectWebhook,
  updateWebhook,
  type Webhook,
  type WebhookOutcome,
} from "./webhooks.repository.ts";

/** Asks outside services first; the function it returns then does the work in the transaction. */
export type PrepareWebhook = (
  webhook: Webhook,
) => Promise<(tx: Transaction) => Promise<WebhookOutcome>>;

type ApplyDeps = { db: Database; prepare: Readonly<Record<WebhookSource, PrepareWebhook>> };

/** If pressed twice, it is applied once: the second call finds it done and changes nothing. */
export async function applyWebhookAgain(
  { db, prepare }: ApplyDeps,
  { actor, id }: { actor: StaffActor; id: number },
): Promise<Result<WebhookState>> {
  const webhook = await selectWebhook(db, id);
  if (!webhook) return fail("errors.not_found");
  if (!mayApplyAgain(webhook.state)) return succeed(webhook.state);
  const note = { actor, action: "webhook.apply" as const, subject: `webhook:${id}` };
  try {
    const apply = await prepare[webhook.source](webhook);
    return await inTransaction(db, async (tx) => {
      const locked = await lockWebhook(tx, id);
      if (!locked) return fail("errors.not_found");
      if (!mayApplyAgain(locked.state)) return succeed(locked.state);
      const done = await apply(tx);
      await updateWebhook(tx, id, done);
      await writeAuditNote(tx, { ...note, details: done });
      return succeed(done.state);
    });
  } catch (error) {
    const failed = failureOf(error);
    await inTransaction(db, async (tx) => {
      // The provider may have sent it again meanwhile, so that it is already applied.
      const locked = await lockWebhook(tx, id);
      if (!locked || !mayApplyAgain(locked.state)) return;
      await updateWebhook(tx, id, failed);
      await writeAuditNote(tx, { ...note, details: failed });
    });
    return fail("office.webhooks.errors.failed");
  }
}
