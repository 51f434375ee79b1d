import type { PersonalData } from "#platform/feature/personal-data.ts";
import { deleteNotes, selectLooksAt } from "./records.repository.ts";
import type { Records } from "./records.ts";

/** Who of staff looked at somebody is told to them; notes on them go, and files that may name them. */
export const recordsPersonalData = ({
  deleteRunFiles,
  deleteLateRunFiles,
}: Pick<Records, "deleteRunFiles" | "deleteLateRunFiles">): PersonalData => ({
  export: async (db, { customerId }) => ({ looked_at: await selectLooksAt(db, customerId) }),
  async erase(tx, { customerId }) {
    await deleteNotes(tx, [`customer:${customerId}`]);
    await deleteRunFiles(tx);
  },
  eraseCopies: () => deleteLateRunFiles(),
});
