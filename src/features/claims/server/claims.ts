import type { Transaction } from "#database/connect.ts";
import type { ClaimDetails, ClaimSummary } from "../contract.ts";
import { claimsSlice } from "../domain/claim-paths.ts";
import { selectClaim, selectClaimsOf } from "./claims.repository.ts";
import type { ClaimsDeps } from "./claims-deps.ts";
import { type ClaimInput, createClaim } from "./create-claim.ts";
import { describeClaim, summariseClaim } from "./describe-claim.ts";
import { listSubjects, type SubjectsQuery } from "./list-subjects.ts";
import { purgeClaimFiles } from "./purge-claim-files.ts";
import { type SettledRemedy, settleRemedy } from "./staff-claims/settle-remedy.ts";

type ClaimPage = { items: ClaimSummary[]; total: number };

/** Binds the feature's use cases to their dependencies; feature.ts calls it once. */
export function bindClaims(deps: ClaimsDeps) {
  const { db } = deps;

  return {
    listSubjects: (question: SubjectsQuery) => listSubjects(deps, question),
    createClaim: (input: ClaimInput) => createClaim(deps, input),
    /** Product notes §3: another customer's claim gets the same response as one that does not exist. */
    async getMyClaim(id: number, customerId: number): Promise<ClaimDetails | undefined> {
      const claim = await selectClaim(db, id);
      return claim?.customerId === customerId ? describeClaim(deps, claim) : undefined;
    },
    async listMyClaims(customerId: number, page?: number): Promise<ClaimPage> {
      const { rows, total } = await selectClaimsOf(db, customerId, claimsSlice(page));
      return { items: rows.map(summariseClaim), total };
    },
    /** Called by features that give money back for a claim, in their transaction and as its last lock. */
    settleRemedy: (tx: Transaction, done: SettledRemedy) => settleRemedy(deps, tx, done),
    purgeClaimFiles: () => purgeClaimFiles(deps),
  };
}
export type Claims = ReturnType<typeof bindClaims>;
