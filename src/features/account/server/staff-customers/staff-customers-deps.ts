import type { Cents } from "#core/money.ts";
import type { Site } from "#features/sites/domain/site.ts";
import type { StaffCustomer } from "../../staff-calls.ts";
import type { AccountDeps } from "../account-deps.ts";
import type { EraseDeps } from "../erasure/erase-customer.ts";
import type { CustomerSection } from "./customer-section.ts";

export type StaffCustomersDeps = AccountDeps &
  EraseDeps & {
    findSite: (id: number) => Site;
    /** The sections of all features. */
    sections: () => readonly CustomerSection[];
    suiteOf: (customerId: number) => Promise<string | undefined>;
    /** The customer who has this suite number. */
    customerOfSuite: (suite: number) => Promise<number | undefined>;
    balanceOf: (customerId: number) => Promise<{ wallet: Cents; held: Cents }>;
    listNotes: (record: string, readerId: number | null) => Promise<StaffCustomer["notes"]>;
  };
