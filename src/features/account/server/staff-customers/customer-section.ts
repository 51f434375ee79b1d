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
  /** The path of its page in the office. */
  to?: string | undefined;
};

export type SectionQuery = {
  customerId: number;
  /** Limits the rows to these sites; undefined means every site. */
  siteIds: readonly number[] | undefined;
  limit: number;
  /** Only rows after this one, by its id. */
  after?: number | undefined;
};

/** What a feature shows about a customer on their page in the office; newest first. */
export type CustomerSection = {
  kind: CustomerSectionKind;
  /** Roles that see the section; if missing, everybody who sees the customer. */
  roles?: readonly StaffRole[];
  read: (db: Queryable, query: SectionQuery) => Promise<SectionRow[]>;
};
