import type { CurrentUser } from "../../domain/current-user.ts";
import type { Session } from "../read-session.ts";

export type CurrentUserDeps = {
  /** Handed in by orders, which rank above. */
  countUnpaidOrders: (customerId: number) => Promise<number>;
};

/** SPEC §3 "User", with what the account's pages show. */
export async function describeUser(
  deps: CurrentUserDeps,
  { customer, roles, mustChangePassword }: Session,
): Promise<CurrentUser> {
  return {
    email: customer.email,
    first_name: customer.firstName,
    last_name: customer.lastName,
    unpaid_orders_count: await deps.countUnpaidOrders(customer.id),
    phone_number: customer.phoneNumber,
    language: customer.language,
    company_name: customer.companyName,
    company_code: customer.companyCode,
    vat_code: customer.vatCode,
    must_change_password: mustChangePassword,
    roles,
  };
}
