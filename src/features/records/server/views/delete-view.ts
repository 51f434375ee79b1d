import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { deleteOwnView } from "../records.repository.ts";

type DeleteViewInput = { actor: StaffActor; ownerId: number; id: number };

/** False where they have none of this number. */
export async function deleteView(
  { db }: { db: Database },
  { actor, ownerId, id }: DeleteViewInput,
): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const view = await deleteOwnView(tx, id, ownerId);
    if (!view) return false;
    const { list, title, query, isShared: shared } = view;
    const before = { list, title, query, shared };
    await writeAuditNote(tx, { actor, action: "view.delete", subject: `view:${id}`, before });
    return true;
  });
}
