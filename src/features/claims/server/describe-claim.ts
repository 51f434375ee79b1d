import { toDecimal } from "#core/money.ts";
import type { Queryable } from "#database/connect.ts";
import { forwardNumber } from "#features/forwarding/domain/forward-status.ts";
import { deliveryPath } from "#features/forwarding/domain/forwarding-paths.ts";
import { orderNumber } from "#features/orders/domain/order-status.ts";
import type { ClaimDetails, ClaimSummary } from "../contract.ts";
import { claimNumber } from "../domain/claim-status.ts";
import { type Claim, type ShownClaim, selectSteps } from "./claims.repository.ts";
import type { ClaimsDeps } from "./claims-deps.ts";
import { selectRemedy } from "./staff-claims/remedies.repository.ts";

export function summariseClaim(claim: Claim): ClaimSummary {
  const { id, orderId, requestId, reason, status, createdAt } = claim;
  return {
    id,
    number: claimNumber(id),
    kind: orderId === null ? "parcel" : "order",
    reason,
    status,
    created_at: createdAt.toISOString(),
    subject: orderId === null ? forwardNumber(requestId ?? 0) : orderNumber(orderId),
  };
}

export async function describeClaim(
  { db, findSite }: { db: Queryable } & Pick<ClaimsDeps, "findSite">,
  claim: ShownClaim,
): Promise<ClaimDetails> {
  const { orderSlug, requestId, siteId, description, files } = claim;
  const steps = await selectSteps(db, claim.id);
  const remedy = await selectRemedy(db, claim.id);
  return {
    ...summariseClaim(claim),
    description,
    subject_path:
      orderSlug === null
        ? deliveryPath(findSite(siteId).product, requestId ?? 0)
        : `/my-orders/${orderSlug}`,
    files: files.map((file) => `/api/files/${file}`),
    remedy: remedy
      ? {
          way: remedy.way,
          status: remedy.status,
          amount: toDecimal(remedy.doneCents ?? remedy.amountCents),
          currency: remedy.currency,
          tracking_number: remedy.trackingNumber,
        }
      : null,
    history: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
  };
}
