import { toPostalAddressFields } from "#features/account/server/addresses/address-fields.ts";
import type { Delivery } from "#features/delivery/server/delivery.ts";
import { countryCode, type Site } from "#features/sites/domain/site.ts";
import type { Order } from "../orders.repository.ts";

export type DescribeDeliveryDeps = {
  findSite: (id: number) => Site;
  delivery: Pick<Delivery, "nameCourier">;
};

/** The recipient and the delivery method, with everything that a label needs. */
export async function describeDelivery({ findSite, delivery }: DescribeDeliveryDeps, order: Order) {
  const { siteId, address, courier, pickupPoint } = order;
  return {
    address: address && toPostalAddressFields(address),
    country_iso: address ? countryCode(findSite(siteId), address.countryId) : "",
    shipping_method: order.shippingMethod,
    courier,
    courier_name: courier && (await delivery.nameCourier(courier)),
    pickup_point: pickupPoint && {
      id: pickupPoint.id,
      name: pickupPoint.name,
      address: pickupPoint.address,
    },
  };
}
