import type { Cents } from "#core/money.ts";
import type { Queryable } from "#database/connect.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import type { CustomerSectionKind } from "../../domain/customer-sections.ts";

export type SectionRow = {
  id: string;
  title: string;
  state?: string | undefined;
  at: Date;
  amountCents?: Cents | undefined;
  currency?: string | undefined;
  /** Its page in the office. */
  to?: string | undefined;
};

export type SectionQuery = {
  customerId: number;
  /** Of which sites alone; undefined is every site. */
  siteIds: readonly number[] | undefined;
  limit: number;
};

/** What a feature knows of a customer, for their record in the office; the newest first. */
export type CustomerSection = {
  kind: CustomerSectionKind;
  /** Who sees it; without them whoever sees the customer. */
  roles?: readonly StaffRole[];
  read: (db: Queryable, query: SectionQuery) => Promise<SectionRow[]>;
};
