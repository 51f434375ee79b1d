import type { Database } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { writeAuditNote } from "#platform/audit/write-audit-note.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { deleteView as deleteStored, type ViewChanger } from "../records.repository.ts";

type DeleteViewInput = ViewChanger & { actor: StaffActor; id: number };

/** False if there is no such view that they may change. */
export async function deleteView(
  { db }: { db: Database },
  { actor, id, ...changer }: DeleteViewInput,
): Promise<boolean> {
  return await inTransaction(db, async (tx) => {
    const view = await deleteStored(tx, id, changer);
    if (!view) return false;
    const { list, title, query, isShared: shared } = view;
    const before = { list, title, query, shared };
    await writeAuditNote(tx, { actor, action: "view.delete", subject: `view:${id}`, before });
    return true;
  });
}
