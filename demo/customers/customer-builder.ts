import type { StaffRole } from "#platform/auth/staff-role.ts";

type AddressDefinition = {
  firstAddress: string;
  city: string;
  zip: string;
  /** Its ISO code. */
  country: string;
};

/** A customer with what belongs to them, as one plain object. */
export type CustomerDefinition = {
  siteId: number;
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  language: string;
  companyName: string;
  companyCode: string;
  vatCode: string;
  subscribed: boolean;
  isDemo: boolean;
  /** Who was made a customer by an order has none until they ask for one. */
  hasPassword: boolean;
  roles: StaffRole[];
  /** The first is the default one. */
  addresses: AddressDefinition[];
};

let nextId = 1;

export function buildCustomer(overrides: Partial<CustomerDefinition> = {}): CustomerDefinition {
  const id = nextId++;
  return {
    siteId: 1,
    email: `customer-${id}@example.com`,
    firstName: "Rasa",
    lastName: `Rasaitė ${id}`,
    phoneNumber: "+370 600 00000",
    language: "en",
    companyName: "",
    companyCode: "",
    vatCode: "",
    subscribed: false,
    isDemo: false,
    hasPassword: true,
    roles: [],
    addresses: [],
    ...overrides,
  };
}
