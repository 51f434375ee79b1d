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
