import { fail, succeed } from "#core/result.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import { overEstimate } from "../domain/over-estimate.ts";
import { changeStatus, refuseStep } from "./change-status.ts";
import type { ForwardingDeps } from "./forwarding-deps.ts";
import { selectContents } from "./parcels.repository.ts";
import { priceLoad } from "./price-load.ts";
import { refundOverEstimate } from "./refund-over-estimate.ts";
import { type StaffResult, type StaffWish, staffStep } from "./staff-step.ts";

export type Packing = StaffWish & {
  /** The box it travels in, where it was measured anew. */
  box?: Parcel | undefined;
};

/** A box that came out smaller than what was paid for: the difference goes back to the wallet. */
export function packRequest(deps: ForwardingDeps, { box, ...wish }: Packing): Promise<StaffResult> {
  const step = { ...wish, role: "warehouse" as const, action: "pack" };
  return staffStep(deps, step, async (tx, request, staffId) => {
    const refused = refuseStep(request, "packed");
    if (refused) return refused;
    const actor = { kind: "staff" as const, id: staffId };
    if (!box || !request.address) {
      return succeed(await changeStatus(tx, request, "packed", { actor }));
    }
    const contents = (await selectContents(tx, [request.id])).get(request.id) ?? [];
    const priced = await priceLoad(deps, request, contents, {
      countryId: request.address.countryId,
      box,
    });
    const actual = priced?.prices.find(({ shipping }) => shipping.method === request.method);
    if (!actual) return fail("forwarding.errors.measures");
    const packed = await changeStatus(tx, request, "packed", { actor });
    const amountCents = overEstimate(request.shippingCents, actual.shipping.cents);
    return succeed(await refundOverEstimate(deps, tx, packed, { cause: "packing", amountCents }));
  });
}
