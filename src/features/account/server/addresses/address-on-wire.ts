import type { AddressOnWire } from "../../contract.ts";
import { postalAddressOnWire } from "../../domain/addresses/postal-address.ts";
import type { DeliveryAddress } from "./addresses.repository.ts";

export function addressOnWire(address: DeliveryAddress): AddressOnWire {
  return {
    id: address.id,
    ...postalAddressOnWire(address),
    is_default: address.isDefault,
  };
}
