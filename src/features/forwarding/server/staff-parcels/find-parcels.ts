import { and, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { wordsOf } from "#core/fold-words.ts";
import { startsWith } from "#database/find-text.ts";
import { customers } from "#features/account/server/account.tables.ts";
import { isNamed } from "#features/account/server/staff-customers/find-people.ts";
import { forwardParcels, forwardRequests, suites } from "../forwarding.tables.ts";

/** What staff search for, and the sites whose owners' e-mails they may know; undefined: all sites. */
export type ParcelQuery = { text: string; emailSiteIds: readonly number[] | undefined };

const { id, customerId, siteId } = forwardRequests;

const hasParcel = (condition: SQL | undefined): SQL =>
  sql`${id} in (select ${forwardParcels.requestId} from ${forwardParcels} where ${condition})`;

/** Numbers of labels are stored without spaces and in capitals. */
const hasTrackingNumber = (text: string): SQL | undefined => {
  const number = text.replaceAll(/\s/g, "").toUpperCase();
  return or(
    hasParcel(eq(forwardParcels.trackingNumber, number)),
    eq(forwardRequests.trackingNumber, number),
  );
};

const ofCustomers = (condition: SQL | undefined): SQL =>
  sql`${customerId} in (select ${customers.id} from ${customers} where ${condition})`;

const isOfSuite = (number: number): SQL =>
  sql`${customerId} in (select ${suites.customerId} from ${suites} where ${eq(suites.number, number)})`;

/** The owner's e-mail begins with the text. */
const isByEmail = ({ text, emailSiteIds }: ParcelQuery): SQL | undefined =>
  and(
    emailSiteIds && inArray(siteId, [...emailSiteIds]),
    ofCustomers(
      and(
        isNotNull(customers.email),
        startsWith(sql`lower(${customers.email})`, text.toLowerCase()),
      ),
    ),
  );

/** Matches a parcel's number, a tracking number, a suite, an e-mail, or the owner's name. */
export function isParcelFoundBy(query: ParcelQuery): SQL | undefined {
  const { text } = query;
  const suite = /^CT-?\s?(\d{1,9})$/i.exec(text)?.[1];
  if (suite) return isOfSuite(Number(suite));
  const number = /^(?:FR)?(\d{1,15})$/i.exec(text)?.[1];
  if (number) return or(eq(id, Number(number)), hasTrackingNumber(text));
  if (text.includes("@")) return isByEmail(query);
  const words = wordsOf(text);
  return or(hasTrackingNumber(text), words.length > 0 ? ofCustomers(isNamed(words)) : undefined);
}

/** Some parcel is from a shop whose name contains the text. */
export const isFromShop = (text: string): SQL =>
  hasParcel(sql`${forwardParcels.shop} ilike ${`%${text.replaceAll(/[\\%_]/g, "\\$&")}%`}`);
