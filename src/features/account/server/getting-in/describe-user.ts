import type { CurrentUser } from "../../domain/current-user.ts";
import type { Session } from "../read-session.ts";

export type CurrentUserDeps = {
  /** Handed in by those who know of orders and parcels, which rank above. */
  countUnpaid: (customerId: number) => Promise<{ orders: number; parcels: number }>;
};

/** SPEC §3 "User", with what the account's pages show. */
export async function describeUser(
  deps: CurrentUserDeps,
  { customer, roles, mustChangePassword }: Session,
): Promise<CurrentUser> {
  const { orders, parcels } = await deps.countUnpaid(customer.id);
  return {
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
