import type { PersonalData } from "#platform/feature/personal-data.ts";
import { deleteNotes, selectLooksAt } from "./records.repository.ts";
import type { Records } from "./records.ts";
import { eraseFromViews } from "./views/erase-from-views.ts";

/**
 * Who of staff looked at somebody is told to them; notes on them go, files that may name them, and what staff look
 * for by their address, name or telephone.
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
