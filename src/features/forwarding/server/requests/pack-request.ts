import { sum } from "#core/money.ts";
import { fail, succeed } from "#core/result.ts";
import type { Parcel } from "#features/shipping/domain/chargeable-weight.ts";
import { overEstimate } from "../../domain/forward-price.ts";
import { isUnlike } from "../../domain/measure-warning.ts";
import { selectRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { selectContents } from "../parcels.repository.ts";
import { refundOverEstimate } from "../payment/refund-over-estimate.ts";
import { priceBy, readTariff } from "./read-tariff.ts";
import {
  requestLifecycle,
  type StaffResult,
  type StaffStepInput,
  staffStep,
} from "./request-lifecycle.ts";

type Packing = StaffStepInput & {
  /** The box that the parcels travel in, if it was measured again. */
  box?: Parcel | undefined;
  /** Its weight is right although it is far from that of the parcels. */
  isSure?: boolean | undefined;
};

/** Packs the request. If the box is smaller than what was paid for, the difference is refunded to the wallet. */
export async function packRequest(
  deps: ForwardingDeps,
  { box, isSure = true, ...input }: Packing,
): Promise<StaffResult> {
  const step = { ...input, action: "pack" as const, to: "packed" as const };
  const tariff = box && (await tariffOf(deps, input.id));
  return staffStep(deps, step, async (tx, request, actor) => {
    if (!box || !request.address) {
      return succeed(await requestLifecycle.move(deps, tx, request, "packed", { actor }));
    }
    const contents = (await selectContents(tx, [request.id])).get(request.id) ?? [];
    if (!isSure && isUnlike(box.grams, sum(contents.map(({ grams }) => grams ?? 0)))) {
      return fail("forwarding.errors.unlike_parcels", {
        weight: ["forwarding.errors.unlike_parcels"],
      });
    }
    const isSame = tariff?.country.id === request.address.countryId;
    const priced = isSame
      ? priceBy({ ...tariff, planPercent: request.planPercent }, contents, box)
      : undefined;
    const actual = priced?.prices.find(({ shipping }) => shipping.method === request.method);
    if (!actual) return fail("forwarding.errors.measures");
    const packed = await requestLifecycle.move(deps, tx, request, "packed", { actor });
    const amountCents = overEstimate(request.shippingCents, actual.shippingCents);
    return succeed(await refundOverEstimate(deps, tx, packed, { cause: "packing", amountCents }));
  });
}

async function tariffOf(deps: ForwardingDeps, id: number) {
  const request = await selectRequest(deps.db, id);
  return request?.address ? readTariff(deps, request, request.address.countryId) : undefined;
}
