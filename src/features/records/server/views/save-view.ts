import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { upsertView } from "../records.repository.ts";

type SaveViewInput = {
  actor: StaffActor;
  ownerId: number;
  list: string;
  title: string;
  query: string;
  isShared: boolean;
};

/** A new view of a list, or another in place of one's own of the same name. */
export async function saveView(
  { db }: { db: Database },
  { actor, ownerId, list, title, query, isShared }: SaveViewInput,
) {
  return await inTransaction(db, async (tx) => {
    const saved = await upsertView(tx, { list, title, query, ownerId, isShared });
    await writeAuditNote(tx, {
      actor,
      action: "view.save",
      subject: `view:${saved.id}`,
      after: { list, title, query, shared: isShared },
    });
    return saved;
  });
}
