import type { SavedAddress } from "#features/account/contract.ts";
import { toPostalAddressFields } from "#features/account/server/addresses/address-fields.ts";
import type { DeliveryService } from "#features/delivery/domain/delivery-service.ts";
import type { ReadOrder } from "#features/orders/server/read-order.ts";
import { countryCode } from "#features/sites/domain/site.ts";
import type { CheckoutDeps, CheckoutVisitor } from "../checkout-deps.ts";
import type { Checkout } from "../checkouts.repository.ts";
import { type Details, knownCountry } from "./read-details.ts";

type Order = ReadOrder["order"];
type Known = { checkout: Checkout; order: Order; addresses: readonly SavedAddress[] };

/** As it was ordered: an address that is changed since, or a locker that is gone, changes nothing here. */
export async function orderedDetails(
  deps: Pick<CheckoutDeps, "delivery">,
  { site }: CheckoutVisitor,
  { checkout, order, addresses }: Known,
): Promise<Details> {
  const { address, company } = order;
  const countryId = knownCountry(site, address?.countryId ?? null);
  const country = countryCode(site, countryId);
  const couriers = await deps.delivery.listCouriers({ countryId, siteId: site.id });
  const service = orderedService(couriers, checkout, order);
  return {
    address: address && {
      id: addresses.find(({ id }) => id === checkout.addressId)?.id ?? null,
      ...toPostalAddressFields(address),
    },
    email: order.email ?? "",
    company: company && {
      company_name: company.name,
      company_code: company.code,
      vat_code: company.vatCode,
    },
    countryId,
    couriers,
    service,
    point: service && orderedPoint(order, service, country),
    // Nothing more is chosen.
    points: new Map(),
  };
}

/** At the price of then; its days are among those that were promised. */
function orderedService(
  couriers: readonly DeliveryService[],
  { deliveryId }: Checkout,
  { courier, pickupPoint, deliveryCents }: Order,
): DeliveryService | undefined {
  const way = pickupPoint ? "pickup" : "door";
  const same = couriers.filter((one) => one.courier === courier && one.way === way);
  const service = same.find(({ id }) => id === deliveryId) ?? same[0];
  return service && { ...service, feeCents: deliveryCents, daysMin: 0, daysMax: 0 };
}

function orderedPoint({ pickupPoint }: Order, { courier }: DeliveryService, country: string) {
  if (!pickupPoint) return undefined;
  const unknown = { city: "", postCode: "", coordinates: null, hours: "", notes: {} };
  return { ...pickupPoint, ...unknown, kind: "locker" as const, courier, country };
}
