import { and, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { wordsOf } from "#core/fold-words.ts";
import { hasWholeWords, hasWords, hasWordsTyped, startsWith } from "#database/find-text.ts";
import { phoneDigits } from "../../domain/phone-digits.ts";
import { orders } from "../orders.tables.ts";

/** Search conditions for orders of accounts and of guests; each matches the expression of an index. */

const { address } = orders;

const recipientWords = sql`words_of((${address} ->> 'firstName') || ' ' || (${address} ->> 'lastName'))`;

const isForWords = (words: readonly string[], has: typeof hasWords): SQL | undefined =>
  words.length === 0 ? undefined : and(isNotNull(address), has(recipientWords, words));

/** Every word is the beginning of one of the recipient's names. */
export const isForNamed = (words: readonly string[]): SQL | undefined =>
  isForWords(words, hasWords);

/** Name conditions, the closest and fastest first: the next one matches the same orders and others. */
export const nearestNames = (words: readonly string[]): (SQL | undefined)[] => [
  isForWords(words, hasWholeWords),
  words.length > 1 ? isForWords(words, hasWordsTyped) : undefined,
  isForNamed(words),
];

/** The digits of the recipient's telephone number begin with these. */
export const isForPhone = (digits: string): SQL | undefined =>
  and(
    isNotNull(address),
    startsWith(sql`regexp_replace(${address} ->> 'phoneNumber', '\\D', '', 'g')`, digits),
  );

/** What staff search for, and what they may know. */
export type OrderQuery = {
  text: string;
  /** Sites whose buyers' e-mails the caller may know; undefined: all sites. */
  emailSiteIds: readonly number[] | undefined;
};

/** The buyer's e-mail begins with the text. */
export const isByEmail = ({ text, emailSiteIds }: OrderQuery): SQL | undefined =>
  and(
    isNotNull(orders.email),
    emailSiteIds && inArray(orders.siteId, [...emailSiteIds]),
    startsWith(sql`lower(${orders.email})`, text.toLowerCase()),
  );

/** Matches what staff typed into the search box: a number, an e-mail, a telephone number, or a name. */
export function isOrderFoundBy(query: OrderQuery): SQL | undefined {
  const { text } = query;
  const [, number] = /^(?:QU)?(\d{1,15})$/i.exec(text) ?? [];
  const digits = phoneDigits(text);
  const isPhone = digits === undefined ? undefined : isForPhone(digits);
  if (number) return or(eq(orders.id, Number(number)), isPhone);
  if (isPhone) return isPhone;
  return text.includes("@") ? isByEmail(query) : or(isByEmail(query), isForNamed(wordsOf(text)));
}
