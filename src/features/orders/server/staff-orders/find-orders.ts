import { and, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { wordsOf } from "#core/fold-words.ts";
import { hasWholeWords, hasWords, hasWordsTyped, startsWith } from "#database/find-text.ts";
import { phoneDigits } from "../../domain/phone-digits.ts";
import { orders } from "../orders.tables.ts";

/** Conditions by which staff look for orders, of accounts and of guests; each has an index, whose expression these are. */

const { address } = orders;

const recipientWords = sql`words_of((${address} ->> 'firstName') || ' ' || (${address} ->> 'lastName'))`;

const isForWords = (words: readonly string[], has: typeof hasWords): SQL | undefined =>
  words.length === 0 ? undefined : and(isNotNull(address), has(recipientWords, words));

/** Every word begins a name of whom it goes to. */
export const isForNamed = (words: readonly string[]): SQL | undefined =>
  isForWords(words, hasWords);

/** Whose names are nearest to these words first, and quicker to find: each leaves fewer orders than the next. */
export const nearestNames = (words: readonly string[]): (SQL | undefined)[] => [
  isForWords(words, hasWholeWords),
  words.length > 1 ? isForWords(words, hasWordsTyped) : undefined,
  isForNamed(words),
];

/** What the digits of the telephone begin with. */
export const isForPhone = (digits: string): SQL | undefined =>
  and(
    isNotNull(address),
    startsWith(sql`regexp_replace(${address} ->> 'phoneNumber', '\\D', '', 'g')`, digits),
  );

/** What staff look for, by what they may know. */
export type OrderQuery = {
  text: string;
  /** Sites of whose orders they know the e-mails; undefined: of all. */
  emailSiteIds: readonly number[] | undefined;
};

/** What the e-mail of whoever ordered begins with. */
export const isByEmail = ({ text, emailSiteIds }: OrderQuery): SQL | undefined =>
  and(
    isNotNull(orders.email),
    emailSiteIds && inArray(orders.siteId, [...emailSiteIds]),
    startsWith(sql`lower(${orders.email})`, text.toLowerCase()),
  );

/** What somebody typed into the one box: a number, an e-mail, a telephone, or a name. */
export function isOrderFoundBy(query: OrderQuery): SQL | undefined {
  const { text } = query;
  const [, number] = /^(?:QU)?(\d{1,15})$/i.exec(text) ?? [];
  const digits = phoneDigits(text);
  const isPhone = digits === undefined ? undefined : isForPhone(digits);
  if (number) return or(eq(orders.id, Number(number)), isPhone);
  if (isPhone) return isPhone;
  return text.includes("@") ? isByEmail(query) : or(isByEmail(query), isForNamed(wordsOf(text)));
}
