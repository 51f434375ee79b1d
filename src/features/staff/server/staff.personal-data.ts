import type { PersonalData } from "#platform/feature/personal-data.ts";
import { blankVersionsOf } from "./audit/audit.repository.ts";
import { deleteAllFactors } from "./factors/factors.repository.ts";
import { deleteLastEntry, deleteOfficeSessionsOf } from "./sessions/office-sessions.repository.ts";

/** For former staff: deletes factors and sessions, and blanks versions that name them. The audit log holds no names. */
export const staffPersonalData: PersonalData = {
  async erase(tx, { customerId }) {
    await deleteAllFactors(tx, customerId);
    await deleteOfficeSessionsOf(tx, customerId);
    await deleteLastEntry(tx, customerId);
    await blankVersionsOf(tx, customerId);
  },
};
