import type { PostalAddressFields, SavedAddress } from "../../contract.ts";
import type { PostalAddress } from "../../domain/addresses/postal-address.ts";
import type { DeliveryAddress } from "./addresses.repository.ts";

export function toSavedAddress(address: DeliveryAddress): SavedAddress {
  return {
    id: address.id,
    ...toPostalAddressFields(address),
    is_default: address.isDefault,
  };
}

export const toPostalAddress = (fields: PostalAddressFields): PostalAddress => ({
  firstName: fields.first_name,
  lastName: fields.last_name,
  firstAddress: fields.first_address,
  city: fields.city,
  zip: fields.zip,
  phoneNumber: fields.phone_number,
  countryId: fields.country_id,
});

export const toPostalAddressFields = (address: PostalAddress): PostalAddressFields => ({
  first_name: address.firstName,
  last_name: address.lastName,
  first_address: address.firstAddress,
  city: address.city,
  zip: address.zip,
  phone_number: address.phoneNumber,
  country_id: address.countryId,
});
