import { fail, type Result, succeed } from "#core/result.ts";
import type { Database, Queryable } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import { NOT_LOGGED_IN } from "#platform/auth/session-life.ts";
import { isMailWanted, type ParcelMails } from "../../domain/parcel-mails.ts";
import {
  lockCustomer,
  saveParcelMails,
  selectActiveContact,
  selectParcelMails,
} from "../customers.repository.ts";
import { saveSubscription } from "./subscriptions.repository.ts";

/** Guests cannot choose; they get the default. */
const UNSAID: ParcelMails = "main";

export async function readParcelMails(
  db: Queryable,
  customerId: number | null,
): Promise<ParcelMails> {
  if (customerId === null) return UNSAID;
  return (await selectParcelMails(db, customerId)) ?? UNSAID;
}

export async function shouldSendParcelMail(
  db: Queryable,
  customerId: number | null,
  step: string,
): Promise<boolean> {
  return isMailWanted(await readParcelMails(db, customerId), step);
}

export async function changeParcelMails(
  { db }: { db: Database },
  { customerId, parcelMails }: { customerId: number; parcelMails: ParcelMails },
): Promise<void> {
  await saveParcelMails(db, customerId, parcelMails);
}

export function changeSubscription(
  deps: { db: Database },
  { customerId, subscribed }: { customerId: number; subscribed: boolean },
): Promise<Result<null>> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await lockCustomer(tx, customerId))) return fail(NOT_LOGGED_IN);
    await saveSubscription(tx, customerId, subscribed);
    return succeed(null);
  });
}

/** The address to which we write; undefined once the customer is erased. */
export async function findMailContact(db: Queryable, customerId: number) {
  const contact = await selectActiveContact(db, customerId);
  return contact?.email ? { ...contact, email: contact.email } : undefined;
}
