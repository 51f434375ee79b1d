import type { Site } from "#features/sites/domain/site.ts";
import type { CurrentUser } from "../../contract.ts";
import type { Session } from "../read-session.ts";

export type CurrentUserDeps = {
  /** Counts what the customer can pay on a site; supplied by the features of orders and parcels, which rank above. */
  countUnpaid: (customerId: number, site: Site) => Promise<{ orders: number; parcels: number }>;
};

/** SPEC §3 "User", with what the account's pages show. */
export async function describeUser(
  deps: CurrentUserDeps,
  { customer, roles, mustChangePassword }: Session,
  site: Site,
): Promise<CurrentUser> {
  const { orders, parcels } = await deps.countUnpaid(customer.id, site);
  return {
    id: customer.id,
    email: customer.email,
    first_name: customer.firstName,
    last_name: customer.lastName,
    unpaid_orders_count: orders + parcels,
    unpaid_parcels_count: parcels,
    phone_number: customer.phoneNumber,
    language: customer.language,
    company_name: customer.companyName,
    company_code: customer.companyCode,
    vat_code: customer.vatCode,
    must_change_password: mustChangePassword,
    roles,
  };
}
