import { DAY_MS } from "#core/durations.ts";
import { inTransaction } from "#database/transaction.ts";
import { selectClaimFiles, selectWithOldFiles, updateClaim } from "./claims.repository.ts";
import type { ClaimsDeps } from "./claims-deps.ts";

/** As long as a claim may be reopened: two years of guarantee and the time to go to court. */
const KEPT_DAYS_CLOSED = 3 * 365;
/** For uploads without a claim: as long as a draft may still be sent. */
const KEPT_DAYS_UNSENT = 30;

/** Every night, deletes the files of claims closed long ago, and files that no claim refers to. */
export async function purgeClaimFiles({ db, files, now }: ClaimsDeps): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
  for (const claim of await selectWithOldFiles(db, before(KEPT_DAYS_CLOSED))) {
    for (const file of claim.files) await files.remove(file);
    await inTransaction(db, (tx) => updateClaim(tx, claim.id, { files: [] }));
  }
  const unsent = await files.listKind("claim", before(KEPT_DAYS_UNSENT));
  if (unsent.length === 0) return;
  const named = await selectClaimFiles(db);
  for (const file of unsent) if (!named.has(file)) await files.remove(file);
}
