import { eq } from "drizzle-orm";
import type { Database, Queryable } from "#database/connect.ts";
import { isMailWanted, type ParcelMails } from "../../domain/parcel-mails.ts";
import { customers } from "../account.tables.ts";

/** A guest has said nothing, and hears what everybody hears. */
const UNSAID: ParcelMails = "main";

export async function readParcelMails(
  db: Queryable,
  customerId: number | null,
): Promise<ParcelMails> {
  if (customerId === null) return UNSAID;
  const [customer] = await db
    .select({ parcelMails: customers.parcelMails })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer?.parcelMails ?? UNSAID;
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
  await db.update(customers).set({ parcelMails }).where(eq(customers.id, customerId));
}
