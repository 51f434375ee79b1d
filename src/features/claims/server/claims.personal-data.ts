import type { Records } from "#features/records/server/records.ts";
import type { PersonalData } from "#platform/feature/personal-data.ts";
import { blankClaimsOf, selectClaimsOf } from "./claims.repository.ts";
import { summariseClaim } from "./describe-claim.ts";

const EVERYTHING = { limit: 100_000, offset: 0 };

/** A person's data in claims: what they wrote, and how each claim ended. */
export const claimsPersonalData = ({
  deleteNotes,
}: Pick<Records, "deleteNotes">): PersonalData => ({
  async export(db, { customerId }) {
    const { rows } = await selectClaimsOf(db, customerId, EVERYTHING);
    return rows.map((claim) => ({
      ...summariseClaim(claim),
      description: claim.description,
      files: claim.files,
    }));
  },
  async erase(tx, { customerId }) {
    const ids = await blankClaimsOf(tx, customerId);
    await deleteNotes(
      tx,
      ids.map((id) => `claim:${id}`),
    );
  },
});
