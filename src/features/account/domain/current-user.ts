import type { StaffRole } from "#platform/auth/staff-role.ts";

/** SPEC §3 "User"; its own fields are e-mail, names and unpaid orders, the others are ours. */
export type CurrentUser = {
  /** Stays the same when the e-mail changes. */
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  unpaid_orders_count: number;
  /** How many of those are parcels. */
  unpaid_parcels_count: number;
  phone_number: string;
  language: string;
  company_name: string;
  company_code: string;
  vat_code: string;
  /** Logged in with a mailed password, which must be replaced before anything else. */
  must_change_password: boolean;
  roles: StaffRole[];
};
