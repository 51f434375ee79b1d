import type { AddressOnWire } from "../../requests.ts";
import type { DeliveryAddress } from "./addresses.repository.ts";

export function addressOnWire(address: DeliveryAddress): AddressOnWire {
  return {
    id: address.id,
    first_name: address.firstName,
    last_name: address.lastName,
    first_address: address.firstAddress,
    city: address.city,
    zip: address.zip,
    phone_number: address.phoneNumber,
    country_id: address.countryId,
    is_default: address.isDefault,
  };
}
