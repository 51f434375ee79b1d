import { foldName } from "#core/fold-words.ts";

/** The person to look for; empty fields match nothing. */
export type NamedPerson = {
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
};

/** Characters that cannot be part of an e-mail address, so they separate addresses. */
const BETWEEN = /[\s<>(),;:"[\]\\]+/;

/** Whether a text contains exactly this address, ignoring case; an address that merely ends with it does not count. */
const hasEmail = (text: string, email: string): boolean =>
  email !== "" && text.toLowerCase().split(BETWEEN).includes(email.toLowerCase());

/** Splits double names and codes, too, because people write them with and without hyphens. */
const partsOf = (text: string): string[] => foldName(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** First and last name in any order, with or without diacritics; one of them alone is too common. */
function hasName(text: string, { firstName, lastName }: NamedPerson): boolean {
  const [first, last] = [partsOf(firstName), partsOf(lastName)];
  if (first.length === 0 || last.length === 0) return false;
  const words = new Set(partsOf(text));
  return [...first, ...last].every((word) => words.has(word));
}

/** Shorter digit sequences occur in many numbers. */
const FEWEST_DIGITS = 6;

const withoutSigns = (text: string): string => text.replaceAll(/[\s()+-]/g, "");

function hasPhone(text: string, phoneNumber: string): boolean {
  const digits = phoneNumber.replaceAll(/\D/g, "");
  return digits.length >= FEWEST_DIGITS && withoutSigns(text).includes(digits);
}

/** Whether a text names the person by e-mail, full name, or phone number in any notation. */
export const namesPerson = (text: string, person: NamedPerson): boolean =>
  hasEmail(text, person.email) || hasName(text, person) || hasPhone(text, person.phoneNumber);

/** The same for the query string of a list's URL, encoded or not. */
export const namesPersonInQuery = (query: string, person: NamedPerson): boolean =>
  [query.replaceAll(/[?&=]/g, " "), ...new URLSearchParams(query).values()].some((text) =>
    namesPerson(text, person),
  );
