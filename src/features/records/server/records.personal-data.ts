import type { PersonalData } from "#platform/feature/personal-data.ts";
import { deleteNotes, selectLooksAt } from "./records.repository.ts";
import type { Records } from "./records.ts";
import { eraseFromViews } from "./views/erase-from-views.ts";

/**
 * The export says when staff looked at the person. An erasure deletes notes on them, files
 * that may name them, and saved views that search for them by address, name or phone number.
 */
export const recordsPersonalData = ({
  deleteRunFiles,
  deleteLateRunFiles,
}: Pick<Records, "deleteRunFiles" | "deleteLateRunFiles">): PersonalData => ({
  export: async (db, { customerId }) => ({ looked_at: await selectLooksAt(db, customerId) }),
  async erase(tx, person) {
    await deleteNotes(tx, [`customer:${person.customerId}`]);
    await deleteRunFiles(tx, person);
    await eraseFromViews(tx, person);
  },
  eraseCopies: deleteLateRunFiles,
});
