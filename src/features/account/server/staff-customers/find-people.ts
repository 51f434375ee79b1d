import { and, ne, or, type SQL, sql } from "drizzle-orm";
import { wordsOf } from "#core/fold-words.ts";
import { hasWords, startsWith } from "#database/find-text.ts";
import { customers } from "../account.tables.ts";

/** Conditions by which staff look for people; each has an index, whose expression these are. */

/** Every word begins a name, or that of the company. */
export const isNamed = (words: readonly string[]): SQL | undefined =>
  words.length === 0
    ? undefined
    : hasWords(
        sql`words_of(${customers.firstName} || ' ' || ${customers.lastName} || ' ' || ${customers.companyName})`,
        words,
      );

export const hasEmailLike = (text: string): SQL =>
  startsWith(sql`lower(${customers.email})`, text.toLowerCase());

/** What the digits of a telephone begin with. */
export const hasPhoneLike = (digits: string): SQL | undefined =>
  and(
    ne(customers.phoneNumber, ""),
    startsWith(sql`regexp_replace(${customers.phoneNumber}, '\\D', '', 'g')`, digits),
  );

const FEWEST_DIGITS = 4;

/** What somebody typed into the one box: a name, an e-mail, or a telephone. */
export function isFoundBy(text: string): SQL | undefined {
  const digits = text.replaceAll(/\D/g, "");
  const isPhone = digits.length >= FEWEST_DIGITS && /^[\d\s()+-]+$/.test(text);
  if (isPhone) return hasPhoneLike(digits);
  if (text.includes("@")) return hasEmailLike(text);
  return or(hasEmailLike(text), isNamed(wordsOf(text)));
}
