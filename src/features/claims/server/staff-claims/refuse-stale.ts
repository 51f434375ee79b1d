import { type Failure, fail } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import type { ClaimStatus } from "../../domain/claim-status.ts";
import type { Claim } from "../claims.repository.ts";
import { selectLastStep } from "./staff-claims.repository.ts";

type AskedStep = { seen: ClaimStatus | undefined; to: ClaimStatus };

/** Refuses a step on a claim that a colleague moved since it was shown, and says who moved it where. */
export async function refuseStale(
  tx: Transaction,
  { id, status }: Pick<Claim, "id" | "status">,
  { seen, to }: AskedStep,
): Promise<Failure<"office.claims.errors.moved_meanwhile"> | undefined> {
  if (seen === undefined || seen === status) return undefined;
  const last = await selectLastStep(tx, id);
  return {
    ...fail("office.claims.errors.moved_meanwhile"),
    conflict: {
      fields: [{ field: "status", seen, yours: to, current: status }],
      by: last?.by ?? null,
      at: last?.at.toISOString() ?? null,
    },
  };
}
