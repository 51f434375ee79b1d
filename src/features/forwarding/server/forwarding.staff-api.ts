import { toCents, toDecimal } from "#core/money.ts";
import { fail } from "#core/result.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import { readParcel } from "#features/shipping/domain/parcel-input.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { StaffCall } from "#platform/api/staff-call.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { forwardNumber } from "../domain/forward-status.ts";
import {
  chargeStorageCall,
  moveCall,
  packCall,
  receiveCall,
  settleCustomsCall,
  shipCall,
} from "../staff-calls.ts";
import type { RequestUseCaseDeps } from "./forwarding.ts";
import { receiveParcel } from "./parcels/receive-parcel.ts";
import { moveRequest } from "./requests/move-request.ts";
import { packRequest } from "./requests/pack-request.ts";
import type { StaffResult } from "./requests/request-lifecycle.ts";
import { settleCustoms } from "./requests/settle-customs.ts";
import { shipRequest } from "./requests/ship-request.ts";
import { chargeStorage } from "./storage/charge-storage.ts";

const refuse = refuseWith({
  "forwarding.errors.step": 409,
  "wallet.errors.not_enough": 409,
  "tracking.errors.carrier_down": 503,
});

type Output = {
  status: true;
  request: { id: number; number: string; status: string; refunded: number };
};
type Measures = { weight: number; length: number; width: number; height: number };

/** Reads the measures as the calculator does, so that a parcel is measured as it was priced. */
function readMeasures({ weight, length, width, height }: Measures): Parcel | undefined {
  return readParcel({
    weight: String(weight),
    length: String(length),
    width: String(width),
    height: String(height),
  }).parcel;
}

export function forwardingStaffApi(deps: RequestUseCaseDeps): StaffRoute[] {
  const step = <Input>(
    call: StaffCall<Input, Output>,
    work: (input: Input, actor: StaffActor) => Promise<StaffResult>,
  ): StaffRoute =>
    handleStaffCall(call, async (input, request) => {
      const done = await work(input, request.actor);
      if (!done.ok) return refuse(request, done);
      const { id, status, refundedCents } = done.value;
      const shown = { id, number: forwardNumber(id), status, refunded: toDecimal(refundedCents) };
      return { status: true as const, request: shown };
    });
  return [
    step(receiveCall, ({ id, photos, ...input }, actor) =>
      receiveParcel(deps, { actor, id, photos, measures: readMeasures(input) }),
    ),
    step(packCall, async ({ id, box: input }, actor) => {
      const box = input && readMeasures(input);
      if (input && !box) return fail("forwarding.errors.measures");
      return packRequest(deps, { actor, id, box });
    }),
    step(shipCall, ({ id, carrier, tracking_number: trackingNumber }, actor) =>
      shipRequest(deps, { actor, id, carrier, trackingNumber }),
    ),
    step(moveCall, ({ id, to, note }, actor) => moveRequest(deps, { actor, id, to, note })),
    step(settleCustomsCall, ({ id, duty, vat }, actor) => {
      const bill = { dutyCents: toCents(duty), vatCents: toCents(vat) };
      return settleCustoms(deps, { actor, id, ...bill });
    }),
    step(chargeStorageCall, ({ id }, actor) => chargeStorage(deps, { actor, id })),
  ];
}
