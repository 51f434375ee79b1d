import type { PersonalData } from "#platform/feature/personal-data.ts";
import { blankVersionsOf } from "./audit/audit.repository.ts";
import { deleteAllFactors } from "./factors/factors.repository.ts";
import { deleteLastEntry, deleteOfficeSessionsOf } from "./sessions/office-sessions.repository.ts";

/** Whoever worked here: how they proved who they are goes, and what versions say of them. The log names nobody. */
export const staffPersonalData: PersonalData = {
  async erase(tx, { customerId }) {
    await deleteAllFactors(tx, customerId);
    await deleteOfficeSessionsOf(tx, customerId);
    await deleteLastEntry(tx, customerId);
    await blankVersionsOf(tx, customerId);
  },
};
