import { toDecimal } from "#core/money.ts";
import { reachesSite, requireOneOfRoles, type StaffActor } from "#platform/auth/require-role.ts";
import type { CustomerContact, ListedCustomer, StaffCustomer } from "../../staff-calls.ts";
import { selectSubscription } from "../contact/subscriptions.repository.ts";
import type { Customer } from "../customers.repository.ts";
import { readSections } from "./read-sections.ts";
import { selectAddressTexts, selectCustomer } from "./staff-customers.repository.ts";
import type { StaffCustomersDeps } from "./staff-customers-deps.ts";

export const describeListedCustomer = (customer: Customer): ListedCustomer => ({
  id: customer.id,
  name: `${customer.firstName} ${customer.lastName}`.trim(),
  email: customer.email,
  phone_number: customer.phoneNumber,
  company_name: customer.companyName,
  site_id: customer.siteId,
  created_at: customer.createdAt.toISOString(),
  is_erased: customer.erasedAt !== null,
});

export const describeContact = (customer: Customer): CustomerContact => ({
  first_name: customer.firstName,
  last_name: customer.lastName,
  phone_number: customer.phoneNumber,
  company_name: customer.companyName,
  company_code: customer.companyCode,
  vat_code: customer.vatCode,
});

/** Undefined if the customer does not exist or belongs to a site that the actor does not work for. */
export async function describeCustomer(
  deps: StaffCustomersDeps,
  { actor, id }: { actor: StaffActor; id: number },
): Promise<StaffCustomer | undefined> {
  const { db } = deps;
  const customer = await selectCustomer(db, id);
  if (!customer || !reachesSite(actor, customer.siteId)) return undefined;
  const mayAs = (...roles: ("support" | "owner" | "finance")[]) => {
    const allowed = requireOneOfRoles(actor, roles);
    return allowed.ok && reachesSite(allowed.value, customer.siteId);
  };
  const [sections, suite, balance, subscription, addresses, notes] = await Promise.all([
    readSections(deps, { actor, customerId: id }),
    deps.suiteOf(id),
    mayAs("finance", "support") ? deps.balanceOf(id) : undefined,
    selectSubscription(db, id),
    selectAddressTexts(db, id),
    deps.listNotes(`customer:${id}`, actor.id),
  ]);
  const isThere = customer.erasedAt === null;
  return {
    ...describeListedCustomer(customer),
    contact: describeContact(customer),
    language: customer.language,
    suite: suite ?? null,
    wallet: balance ? { balance: toDecimal(balance.wallet), held: toDecimal(balance.held) } : null,
    consents: {
      newsletter: subscription?.subscribed ?? false,
      parcel_mails: customer.parcelMails,
    },
    addresses: addresses.map(({ text }) => text),
    sections,
    notes,
    can_edit: isThere && mayAs("support"),
    can_erase: isThere && mayAs("owner"),
  };
}
