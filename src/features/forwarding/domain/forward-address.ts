/** Where a request goes to, frozen when it is chosen. */
export type ForwardAddress = {
  firstName: string;
  lastName: string;
  firstAddress: string;
  city: string;
  zip: string;
  phoneNumber: string;
  countryId: number;
};
