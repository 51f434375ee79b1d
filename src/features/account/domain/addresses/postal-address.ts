/** What is typed of an address, before anything is. */
export const BLANK_ADDRESS = {
  first_name: "",
  last_name: "",
  first_address: "",
  city: "",
  zip: "",
  phone_number: "",
};

/** Where somebody lives, as it is kept. */
export type PostalAddress = {
  firstName: string;
  lastName: string;
  firstAddress: string;
  city: string;
  zip: string;
  phoneNumber: string;
  countryId: number;
};

/** The same on the wire and in forms (SPEC §3). */
export type PostalAddressOnWire = {
  first_name: string;
  last_name: string;
  first_address: string;
  city: string;
  zip: string;
  phone_number: string;
  country_id: number;
};

export const postalAddress = (onWire: PostalAddressOnWire): PostalAddress => ({
  firstName: onWire.first_name,
  lastName: onWire.last_name,
  firstAddress: onWire.first_address,
  city: onWire.city,
  zip: onWire.zip,
  phoneNumber: onWire.phone_number,
  countryId: onWire.country_id,
});

export const postalAddressOnWire = (address: PostalAddress): PostalAddressOnWire => ({
  first_name: address.firstName,
  last_name: address.lastName,
  first_address: address.firstAddress,
  city: address.city,
  zip: address.zip,
  phone_number: address.phoneNumber,
  country_id: address.countryId,
});
