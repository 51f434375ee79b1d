import { toCents, toDecimal } from "#core/money.ts";
import type { Account } from "#features/account/server/account.ts";
import { staffActor } from "#features/account/server/staff-actor.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import { readParcel } from "#features/shipping/domain/parcel-input.ts";
import { type ApiRoute, handleCall } from "#platform/api/api-route.ts";
import type { Call } from "#platform/api/call.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { forwardNumber } from "../../domain/forward-status.ts";
import {
  chargeStorageCall,
  moveCall,
  packCall,
  receiveCall,
  settleCustomsCall,
  shipCall,
} from "../../staff-calls.ts";
import type { Forwarding } from "../forwarding.ts";
import type { StaffResult } from "./staff-step.ts";

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

/** As the calculator reads what is typed, so that a parcel is measured as it was priced. */
function readMeasures({ weight, length, width, height }: Measures): Parcel | undefined {
  return readParcel({
    weight: String(weight),
    length: String(length),
    width: String(width),
    height: String(height),
  }).parcel;
}

export function staffForwardingApi(
  account: Pick<Account, "sessionOf">,
  forwarding: Forwarding,
): ApiRoute[] {
  const step = <Input>(
    call: Call<Input, Output>,
    work: (input: Input, actor: StaffActor | undefined) => Promise<StaffResult>,
  ): ApiRoute =>
    handleCall(call, async (input, request) => {
      const done = await work(input, staffActor(await account.sessionOf(request)));
      if (!done.ok) return refuse(request, done);
      const { id, status, refundedCents } = done.value;
      const shown = { id, number: forwardNumber(id), status, refunded: toDecimal(refundedCents) };
      return { status: true as const, request: shown };
    });
  return [
    step(receiveCall, ({ id, photos, ...input }, actor) =>
      forwarding.receiveParcel({ actor, id, photos, measures: readMeasures(input) }),
    ),
    step(packCall, async ({ id, box: input }, actor) => {
      const box = input && readMeasures(input);
      if (input && !box) return { ok: false, code: "forwarding.errors.measures" };
      return forwarding.packRequest({ actor, id, box });
    }),
    step(shipCall, ({ id, carrier, tracking_number: trackingNumber }, actor) =>
      forwarding.shipRequest({ actor, id, carrier, trackingNumber }),
    ),
    step(moveCall, ({ id, to, note }, actor) => forwarding.moveRequest({ actor, id, to, note })),
    step(settleCustomsCall, ({ id, duty, vat }, actor) => {
      const bill = { dutyCents: toCents(duty), vatCents: toCents(vat) };
      return forwarding.settleCustoms({ actor, id, ...bill });
    }),
    step(chargeStorageCall, ({ id }, actor) => forwarding.chargeStorage({ actor, id })),
  ];
}
