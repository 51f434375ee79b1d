import { firstDelivery } from "#features/delivery/shop/choice/delivery-choices.ts";
import type { CheckoutData } from "../../contract.ts";
import type { ShippingValues } from "./shipping-form.ts";

/** Only the addresses in countries that this shop delivers to. */
export const deliverableAddresses = <Address extends { country_id: number }>(
  addresses: readonly Address[],
  countries: readonly { id: number }[],
): Address[] => addresses.filter(({ country_id }) => countries.some(({ id }) => id === country_id));

/** The form's initial values: chosen before, typed before, or the only sensible default. */
export function knownShipping(
  data: CheckoutData,
  countries: readonly { id: number }[],
): Partial<ShippingValues> {
  const { courier_info: courier, address, typed_address } = data;
  const saved = deliverableAddresses(data.client_addresses, countries);
  const isPickup = courier?.has_pickup_points ?? false;
  const first = saved.find(({ is_default }) => is_default) ?? saved[0];
  const { id, country_id } = address ?? { id: null, country_id: data.country_id };
  const { country_id: _typed, ...typed } = (id === null ? address : null) ?? typed_address ?? {};
  const known = saved.find((one) => one.id === id) ?? first;
  const countryOf = (chosen: number) =>
    countries.some((one) => one.id === chosen) ? chosen : countries[0]?.id;
  return {
    ...typed,
    shipping: data.selected_shipping_method,
    way: isPickup ? "pickup" : "door",
    delivery: courier
      ? String(courier.local_delivery_type)
      : firstDelivery(data.local_delivery_couriers, "door"),
    parcel_shop: courier?.parcel_shop?.parcelshop_id ?? "",
    address_id: known ? String(known.id) : "",
    country_id: String(known?.country_id ?? countryOf(country_id)),
    email: data.email,
  };
}
