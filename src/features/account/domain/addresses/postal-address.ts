/** Initial values of an empty address form. */
export const BLANK_ADDRESS = {
  first_name: "",
  last_name: "",
  first_address: "",
  city: "",
  zip: "",
  phone_number: "",
};

/** An address as it is stored. */
export type PostalAddress = {
  firstName: string;
  lastName: string;
  firstAddress: string;
  city: string;
  zip: string;
  phoneNumber: string;
  countryId: number;
};
