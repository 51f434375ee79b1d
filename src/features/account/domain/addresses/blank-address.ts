/** What is typed of an address, before anything is. */
export const BLANK_ADDRESS = {
  first_name: "",
  last_name: "",
  first_address: "",
  city: "",
  zip: "",
  phone_number: "",
};
