import { and, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { wordsOf } from "#core/fold-words.ts";
import { hasWords, startsWith } from "#database/find-text.ts";
import { orders } from "../orders.tables.ts";

/** Conditions by which staff look for orders, of accounts and of guests; each has an index, whose expression these are. */

const { address } = orders;

/** Every word begins a name of whom it goes to. */
export const isForNamed = (words: readonly string[]): SQL | undefined =>
  words.length === 0
    ? undefined
    : and(
        isNotNull(address),
        hasWords(
          sql`words_of((${address} ->> 'firstName') || ' ' || (${address} ->> 'lastName'))`,
          words,
        ),
      );

/** What the digits of the telephone begin with. */
export const isForPhone = (digits: string): SQL | undefined =>
  and(
    isNotNull(address),
    startsWith(sql`regexp_replace(${address} ->> 'phoneNumber', '\\D', '', 'g')`, digits),
  );

const hasEmailLike = (text: string): SQL | undefined =>
  and(isNotNull(orders.email), startsWith(sql`lower(${orders.email})`, text.toLowerCase()));

const FEWEST_DIGITS = 4;
/** Digits alone may be a number of ours; of a telephone one types more of them. */
const FEWEST_DIGITS_ALONE = 6;

/** What somebody typed into the one box: a number, an e-mail, a telephone, or a name. */
export function isOrderFoundBy(text: string): SQL | undefined {
  const [, prefix, number] = /^(QU)?(\d{1,15})$/i.exec(text) ?? [];
  const digits = text.replaceAll(/\D/g, "");
  if (number) {
    const isNumber = eq(orders.id, Number(number));
    return prefix || digits.length < FEWEST_DIGITS_ALONE
      ? isNumber
      : or(isNumber, isForPhone(digits));
  }
  if (digits.length >= FEWEST_DIGITS && /^[\d\s()+-]+$/.test(text)) return isForPhone(digits);
  if (text.includes("@")) return hasEmailLike(text);
  return or(hasEmailLike(text), isForNamed(wordsOf(text)));
}
