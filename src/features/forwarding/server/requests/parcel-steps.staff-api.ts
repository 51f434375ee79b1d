import type { MessageKey } from "#core/message-key.ts";
import { toCents, toDecimal } from "#core/money.ts";
import { entriesOf } from "#core/record.ts";
import { type Failure, fail, type Result, succeed } from "#core/result.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import {
  isStandardFault,
  readParcel,
  standardFault,
} from "#features/shipping/domain/parcel-input.ts";
import type { RegisterShipment } from "#features/shipping/server/register-shipment.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { StaffCall } from "#platform/api/staff-call.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { type ForwardStatus, forwardNumber } from "../../domain/forward-status.ts";
import {
  chargeStorageCall,
  moveCall,
  packCall,
  receiveCall,
  refundParcelCall,
  settleCustomsCall,
  shipCall,
} from "../../steps/staff-calls.ts";
import type { ForwardRequest } from "../forwarding.repository.ts";
import { receiveParcel } from "../parcels/receive-parcel.ts";
import { type RefundRequestDeps, refundRequest } from "../payment/refund-request.ts";
import { seesMoney } from "../staff-parcels/parcel-rights.ts";
import { chargeStorage } from "../storage/charge-storage.ts";
import { moveRequest } from "./move-request.ts";
import { packRequest } from "./pack-request.ts";
import { settleCustoms } from "./settle-customs.ts";
import { shipRequest } from "./ship-request.ts";

export type ParcelStepsDeps = RefundRequestDeps & { registerShipment: RegisterShipment };

const refuse = refuseWith({
  "forwarding.errors.step": 409,
  "forwarding.errors.unlike_declared": 409,
  "forwarding.errors.unlike_parcels": 409,
  "wallet.errors.not_enough": 409,
  "tracking.errors.carrier_down": 503,
  "payments.errors.already_spent": 409,
  "office.parcels.errors.refund_changed": 409,
  "office.parcels.errors.refund_made": 409,
});

type Output = {
  status: true;
  request: { id: number; number: string; status: ForwardStatus; refunded: number | null };
};
type Measures = { weight: number; length: number; width: number; height: number };

const limitOf = (field: string): MessageKey =>
  field === "weight" ? "forwarding.errors.weight" : "forwarding.errors.size";

/** Reads the measures as the calculator does, so that a parcel is measured as it was priced; errors by field. */
function readMeasures(typed: Measures): Result<Parcel, "forwarding.errors.measures"> {
  const { weight, length, width, height } = typed;
  const { parcel, faults } = readParcel({
    weight: String(weight),
    length: String(length),
    width: String(width),
    height: String(height),
  });
  if (parcel) return succeed(parcel);
  const errors = entriesOf(faults).map(([field, fault = ""]): [string, MessageKey[]] => [
    field,
    [isStandardFault(fault) ? standardFault(fault) : limitOf(field)],
  ]);
  return fail("forwarding.errors.measures", Object.fromEntries(errors));
}

export function parcelStepsApi(deps: ParcelStepsDeps): StaffRoute[] {
  const step = <Input>(
    call: StaffCall<Input, Output>,
    work: (input: Input, actor: StaffActor) => Promise<Result<ForwardRequest> | Failure>,
  ): StaffRoute =>
    handleStaffCall(call, async (input, request) => {
      const done = await work(input, request.actor);
      if (!done.ok) return refuse(request, done);
      const { id, status, refundedCents } = done.value;
      const refunded = seesMoney(request.actor, done.value) ? toDecimal(refundedCents) : null;
      const shown = { id, number: forwardNumber(id), status, refunded };
      return { status: true as const, request: shown };
    });
  return [
    step(receiveCall, async ({ id, photos, is_sure: isSure = false, ...typed }, actor) => {
      const measures = readMeasures(typed);
      const intake = { actor, id, photos, isSure };
      return receiveParcel(deps, { ...intake, measures: measures.ok ? measures.value : measures });
    }),
    step(packCall, async ({ id, box: typed, is_sure: isSure = false }, actor) => {
      const box = typed && readMeasures(typed);
      if (box && !box.ok) return box;
      return packRequest(deps, { actor, id, box: box?.value, isSure });
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
    step(refundParcelCall, ({ id, key, amount, seen_left: left, way, reason }, actor) => {
      const sums = { amountCents: toCents(amount), seenLeftCents: toCents(left) };
      return refundRequest(deps, { actor, id, key, ...sums, way, reason });
    }),
  ];
}
