import { fail, failField, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { readTrackingNumber, trackingProblem } from "#features/shipping/domain/tracking-number.ts";
import type { AddTrackingInput } from "../../contract.ts";
import type { ForwardRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { selectContents, selectOpenDeclarations, updateParcels } from "../parcels.repository.ts";
import { findMyRequest, lockRequest } from "../requests/lock-request.ts";

export type NewTracking = AddTrackingInput & { customerId: number };
type Problem = "errors.not_found" | "errors.invalid_input" | "forwarding.errors.step";

/** Adds the tracking number that the shop sent later: only once, and only while the parcel is on its way to us. */
export async function addTracking(
  deps: ForwardingDeps,
  { id, customerId, tracking_number, carrier }: NewTracking,
): Promise<Result<ForwardRequest, Problem>> {
  const known = await findMyRequest(deps, { id, customerId });
  if (!known) return fail("errors.not_found");
  const read = readTrackingNumber(tracking_number, carrier);
  if (typeof read === "string") return failField("tracking_number", trackingProblem(read));
  return inTransaction(deps.db, async (tx) => {
    const request = await lockRequest(deps, tx, id);
    const parcels = (await selectContents(tx, [id])).get(id) ?? [];
    const parcel = parcels.find(({ trackingNumber }) => trackingNumber === null);
    if (!parcel || request?.status !== "declared") return fail("forwarding.errors.step");
    if ((await selectOpenDeclarations(tx, customerId, read.number)) > 0) {
      return failField("tracking_number", "validation.tracking_declared");
    }
    await updateParcels(
      tx,
      { ids: [parcel.id] },
      { trackingNumber: read.number, carrier: read.carrier },
    );
    return succeed(request);
  });
}
