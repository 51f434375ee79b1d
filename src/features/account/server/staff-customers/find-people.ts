import { and, ne, or, type SQL, sql } from "drizzle-orm";
import { wordsOf } from "#core/fold-words.ts";
import { hasWords, startsWith } from "#database/find-text.ts";
import { customers } from "../account.tables.ts";

/** Conditions for searching people; each matches the expression of an index. */

/** Every word must be the beginning of a name or of the company's name. */
export const isNamed = (words: readonly string[]): SQL | undefined =>
  words.length === 0
    ? undefined
    : hasWords(
        sql`words_of(${customers.firstName} || ' ' || ${customers.lastName} || ' ' || ${customers.companyName})`,
        words,
      );

export const hasEmailLike = (text: string): SQL =>
  startsWith(sql`lower(${customers.email})`, text.toLowerCase());

/** Matches phone numbers that begin with these digits. */
export const hasPhoneLike = (digits: string): SQL | undefined =>
  and(
    ne(customers.phoneNumber, ""),
    startsWith(sql`regexp_replace(${customers.phoneNumber}, '\\D', '', 'g')`, digits),
  );

const FEWEST_DIGITS = 4;

/** Matches the text of the search box as a name, an e-mail or a phone number. */
export function isFoundBy(text: string): SQL | undefined {
  const digits = text.replaceAll(/\D/g, "");
  const isPhone = digits.length >= FEWEST_DIGITS && /^[\d\s()+-]+$/.test(text);
  if (isPhone) return hasPhoneLike(digits);
  if (text.includes("@")) return hasEmailLike(text);
  return or(hasEmailLike(text), isNamed(wordsOf(text)));
}
