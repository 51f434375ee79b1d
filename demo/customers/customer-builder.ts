import type { StaffRole } from "#platform/auth/staff-role.ts";

type AddressDefinition = {
  firstAddress: string;
  city: string;
  zip: string;
  /** The country's ISO code. */
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
  /** False for a customer created by an order: they have no password until they request one. */
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
