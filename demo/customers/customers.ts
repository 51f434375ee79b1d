import { STAFF_ROLES } from "#platform/auth/staff-role.ts";
import { buildCustomer, type CustomerDefinition } from "./customer-builder.ts";

/** Shown at the top of the log, so it protects nothing: demo staff can log in only from the machine itself. */
export const DEMO_PASSWORD = "demo-cartage";

const SHOPPERS: CustomerDefinition[] = [
  buildCustomer({
    email: "rasa@cartage.example",
    firstName: "Rasa",
    lastName: "Kazlauskaitė",
    phoneNumber: "+370 612 34567",
    language: "lt",
    siteId: 2,
    subscribed: true,
    addresses: [
      { firstAddress: "Pilies g. 14-3", city: "Vilnius", zip: "LT-01123", country: "LT" },
      { firstAddress: "Laisvės al. 60", city: "Kaunas", zip: "LT-44246", country: "LT" },
    ],
  }),
  buildCustomer({
    email: "janis@cartage.example",
    firstName: "Jānis",
    lastName: "Bērziņš",
    phoneNumber: "+371 2612 3456",
    language: "lv",
    siteId: 3,
    addresses: [
      { firstAddress: "Tērbatas iela 21-8", city: "Rīga", zip: "LV-1011", country: "LV" },
    ],
  }),
  buildCustomer({
    email: "kadri@cartage.example",
    firstName: "Kadri",
    lastName: "Tamm",
    phoneNumber: "+372 5123 4567",
    language: "et",
    siteId: 4,
    addresses: [{ firstAddress: "Telliskivi 57", city: "Tallinn", zip: "10412", country: "EE" }],
  }),
  buildCustomer({
    email: "pro@cartage.example",
    firstName: "Daiva",
    lastName: "Petrauskienė",
    phoneNumber: "+370 698 76543",
    language: "lt",
    companyName: "UAB Daivos dirbtuvės",
    companyCode: "305112233",
    vatCode: "LT100012345678",
    subscribed: true,
    addresses: [
      { firstAddress: "Savanorių pr. 219", city: "Vilnius", zip: "LT-02300", country: "LT" },
    ],
  }),
  buildCustomer({
    email: "ona@cartage.example",
    firstName: "Ona",
    lastName: "Jankauskienė",
    phoneNumber: "+370 611 22334",
    language: "lt",
    hasPassword: false,
  }),
  buildCustomer({
    email: "greta@cartage.example",
    firstName: "Greta",
    lastName: "Vaitkutė",
    phoneNumber: "+370 655 44332",
    language: "lt",
    siteId: 6,
    addresses: [{ firstAddress: "Užupio g. 9-2", city: "Vilnius", zip: "LT-01202", country: "LT" }],
  }),
  buildCustomer({
    email: "marta@cartage.example",
    firstName: "Marta",
    lastName: "Stankutė",
    phoneNumber: "+370 620 55443",
    language: "lt",
    siteId: 2,
    addresses: [
      { firstAddress: "Tilžės g. 109-12", city: "Šiauliai", zip: "LT-76298", country: "LT" },
    ],
  }),
];

/** Customers who bought something in the last days. */
const BUYERS = [
  buildCustomer({
    email: "tomas@cartage.example",
    firstName: "Tomas",
    lastName: "Urbonas",
    phoneNumber: "+370 614 77120",
    language: "lt",
    addresses: [
      { firstAddress: "Taikos pr. 31-5", city: "Klaipėda", zip: "LT-91222", country: "LT" },
    ],
  }),
  buildCustomer({
    email: "ieva@cartage.example",
    firstName: "Ieva",
    lastName: "Šimkutė",
    phoneNumber: "+370 687 31904",
    language: "lt",
    siteId: 2,
    addresses: [{ firstAddress: "Kęstučio g. 8", city: "Kaunas", zip: "LT-44320", country: "LT" }],
  }),
  buildCustomer({
    email: "andrejs@cartage.example",
    firstName: "Andrejs",
    lastName: "Ozols",
    phoneNumber: "+371 2911 4408",
    language: "lv",
    siteId: 3,
    addresses: [{ firstAddress: "Lielā iela 4", city: "Liepāja", zip: "LV-3401", country: "LV" }],
  }),
  buildCustomer({
    email: "liis@cartage.example",
    firstName: "Liis",
    lastName: "Kask",
    phoneNumber: "+372 5550 8217",
    language: "et",
    siteId: 4,
    addresses: [{ firstAddress: "Riia 12-40", city: "Tartu", zip: "51010", country: "EE" }],
  }),
];

/** One member of staff for each role, named after it. */
const STAFF = STAFF_ROLES.map((role) =>
  buildCustomer({
    email: `${role}@cartage.example`,
    firstName: role.charAt(0).toUpperCase() + role.slice(1),
    lastName: "Cartage",
    roles: [role],
  }),
);

export const DEMO_CUSTOMERS = [...SHOPPERS, ...STAFF, ...BUYERS].map((one) => ({
  ...one,
  isDemo: true,
}));
