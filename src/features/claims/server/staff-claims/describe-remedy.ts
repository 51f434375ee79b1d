import { toDecimal } from "#core/money.ts";
import type { Queryable } from "#database/connect.ts";
import { remedyPath } from "../../domain/remedy-path.ts";
import type { StaffRemedy } from "../../staff-calls.ts";
import type { Claim } from "../claims.repository.ts";
import { type StoredRemedy, selectNames } from "./remedies.repository.ts";

/** How the claim is put right, with who asked for it and who did it. */
export async function describeRemedy(
  db: Queryable,
  { id, customerId, orderId, requestId }: Claim,
  remedy: StoredRemedy | undefined,
): Promise<StaffRemedy | null> {
  if (!remedy) return null;
  const { way, lines, amountCents, currency, status, doneCents, doneAt } = remedy;
  const names = await selectNames(db, [remedy.askedBy, remedy.doneBy]);
  const nameOf = (staffId: number | null) => names.get(staffId ?? 0) ?? null;
  return {
    way,
    lines,
    amount: toDecimal(amountCents),
    currency,
    status,
    asked_by: nameOf(remedy.askedBy),
    asked_at: remedy.askedAt.toISOString(),
    done_by: nameOf(remedy.doneBy),
    done_at: doneAt?.toISOString() ?? null,
    done_amount: doneCents === null ? null : toDecimal(doneCents),
    tracking_number: remedy.trackingNumber,
    to: remedyPath({ claimId: id, customerId, orderId, requestId, way, lines, amountCents }),
  };
}
