import { fail, type Result, succeed } from "#core/result.ts";
import { requireRole, type StaffActor } from "#platform/auth/require-role.ts";
import { CLAIMS_PAGE_SIZE } from "../domain/claim-paths.ts";
import type { ClaimStatus } from "../domain/claim-status.ts";
import type { ClaimDetails, ClaimSummary } from "../domain/claim-view.ts";
import { selectClaim, selectClaims, selectClaimsOf } from "./claims.repository.ts";
import type { ClaimsDeps } from "./claims-deps.ts";
import { type ClaimInput, createClaim } from "./create-claim.ts";
import { describeClaim, summariseClaim } from "./describe-claim.ts";
import { listSubjects, type SubjectsQuery } from "./list-subjects.ts";
import { type ClaimMove, moveClaim } from "./move-claim.ts";
import { purgeClaimFiles } from "./purge-claim-files.ts";

type ClaimPage = { items: ClaimSummary[]; total: number };
type StaffQuestion = {
  actor: StaffActor | undefined;
  status: ClaimStatus | undefined;
  page: number | undefined;
};

const sliceOf = (page = 1) => ({ limit: CLAIMS_PAGE_SIZE, offset: (page - 1) * CLAIMS_PAGE_SIZE });

/** The feature's use cases, bound to what they need; called once, by feature.ts. */
export function bindClaims(deps: ClaimsDeps) {
  const { db } = deps;

  async function show(id: number, customerId?: number): Promise<ClaimDetails | undefined> {
    const claim = await selectClaim(db, id);
    if (!claim || (customerId !== undefined && claim.customerId !== customerId)) return undefined;
    return describeClaim(deps, claim);
  }

  return {
    listSubjects: (question: SubjectsQuery) => listSubjects(deps, question),
    createClaim: (input: ClaimInput) => createClaim(deps, input),
    /** Product notes §3: somebody else's claim answers exactly as one that does not exist. */
    getMyClaim: (id: number, customerId: number) => show(id, customerId),
    async listMyClaims(customerId: number, page?: number): Promise<ClaimPage> {
      const { rows, total } = await selectClaimsOf(db, customerId, sliceOf(page));
      return { items: rows.map(summariseClaim), total };
    },
    async listForStaff({
      actor,
      status,
      page,
    }: StaffQuestion): Promise<Result<ClaimPage, "errors.not_found">> {
      const allowed = requireRole(actor, "support");
      if (!allowed.ok) return allowed;
      const { rows, total } = await selectClaims(db, status, sliceOf(page));
      return succeed({ items: rows.map(summariseClaim), total });
    },
    async getForStaff(
      actor: StaffActor | undefined,
      id: number,
    ): Promise<Result<ClaimDetails, "errors.not_found">> {
      const allowed = requireRole(actor, "support");
      if (!allowed.ok) return allowed;
      const claim = await show(id);
      return claim ? succeed(claim) : fail("errors.not_found");
    },
    moveClaim: (move: ClaimMove) => moveClaim(deps, move),
    purgeClaimFiles: () => purgeClaimFiles(deps),
  };
}
export type Claims = ReturnType<typeof bindClaims>;
