import { fail, type Result, succeed } from "#core/result.ts";
import { inTransaction } from "#database/transaction.ts";
import { toPostalAddress } from "#features/account/server/addresses/address-fields.ts";
import type { ShippingMethod } from "#features/shipping/domain/chargeable-weight.ts";
import { canChooseShipping } from "../../domain/forward-status.ts";
import { type ForwardRequest, updateRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { selectContents } from "../parcels.repository.ts";
import { findMyRequest, lockRequest, type MyRequest } from "./lock-request.ts";
import { priceBy, readTariff } from "./read-tariff.ts";
import { requestLifecycle } from "./request-lifecycle.ts";

export type ChooseShippingInput = MyRequest & { method: ShippingMethod; addressId: number };
export type PaymentLookup = {
  /** Finds a payment that may succeed at any moment. */
  findUnderWay: (requestId: number) => Promise<unknown>;
};
type ChooseProblem =
  | "errors.not_found"
  | "errors.invalid_input"
  | "forwarding.errors.step"
  | "forwarding.errors.being_paid"
  | "forwarding.errors.no_way";

/** Saves the method and the address. The current price is due; the customer may choose again until it is paid. */
export async function chooseShipping(
  deps: ForwardingDeps & PaymentLookup,
  { id, customerId, method, addressId }: ChooseShippingInput,
): Promise<Result<ForwardRequest, ChooseProblem>> {
  const known = await findMyRequest(deps, { id, customerId });
  if (!known) return fail("errors.not_found");
  const addresses = await deps.listAddresses(customerId);
  const address = addresses.find((one) => one.id === addressId);
  if (!address) return fail("errors.invalid_input", { address_id: ["validation.invalid"] });
  // A pending payment is for the old price.
  if (await deps.findUnderWay(id)) return fail("forwarding.errors.being_paid");
  const tariff = await readTariff(deps, known, address.country_id);
  return inTransaction(deps.db, async (tx) => {
    const request = await lockRequest(deps, tx, id);
    if (!request || !canChooseShipping(request.status)) return fail("forwarding.errors.step");
    const contents = (await selectContents(tx, [id])).get(id) ?? [];
    const price = priceBy(tariff, contents)?.prices.find(
      ({ shipping }) => shipping.method === method,
    );
    if (!price) return fail("forwarding.errors.no_way");
    const chosen = {
      method,
      address: toPostalAddress(address),
      shippingCents: price.shippingCents,
      shippingDiscountCents: price.discountCents,
      planPercent: tariff?.planPercent ?? 0,
      dutyCents: price.customs.dutyCents,
      vatCents: price.customs.vatCents,
      storageCents: price.storageCents,
      deliveryCents: price.deliveryCents,
      dueCents: price.dueCents,
      chosenAt: deps.now(),
    };
    if (request.status === "received") {
      const actor = { kind: "customer" as const, id: customerId };
      return succeed(
        await requestLifecycle.move(deps, tx, request, "awaiting_payment", { actor, ...chosen }),
      );
    }
    await updateRequest(tx, id, chosen);
    return succeed({ ...request, ...chosen });
  });
}
