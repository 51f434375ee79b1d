import type { Database } from "#database/connect.ts";
import { selectSessionsOf } from "#platform/auth/sessions.repository.ts";
import type { PersonalDataOf } from "#platform/feature/personal-data.ts";
import { selectAddresses } from "../addresses/addresses.repository.ts";
import { readParcelMails } from "../contact/mail-preferences.ts";
import { selectSubscription } from "../contact/subscriptions.repository.ts";
import type { Session } from "../read-session.ts";

/** Product notes §7: a JSON of the customer's data in every feature. Leaves out hashes: they are not personal data. */
export async function exportPersonalData(
  deps: { db: Database; personalData: () => PersonalDataOf },
  { customer, roles }: Session,
): Promise<Record<string, unknown>> {
  const person = { customerId: customer.id, email: customer.email };
  const subscription = await selectSubscription(deps.db, customer.id);
  const addresses = await selectAddresses(deps.db, customer.id);
  const others: Record<string, unknown> = {};
  for (const [name, data] of Object.entries(deps.personalData())) {
    if (data.export) others[name] = await data.export(deps.db, person);
  }
  return {
    account: {
      email: customer.email,
      first_name: customer.firstName,
      last_name: customer.lastName,
      phone_number: customer.phoneNumber,
      language: customer.language,
      company_name: customer.companyName,
      company_code: customer.companyCode,
      vat_code: customer.vatCode,
      registered_at: customer.createdAt,
      roles,
    },
    delivery_addresses: addresses.map(({ customerId: _, ...address }) => address),
    newsletter: subscription
      ? { subscribed: subscription.subscribed, changed_at: subscription.changedAt }
      : null,
    parcel_mails: await readParcelMails(deps.db, customer.id),
    sessions: await selectSessionsOf(deps.db, customer.id),
    ...others,
  };
}
