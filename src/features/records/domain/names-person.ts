import { foldName } from "#core/fold-words.ts";

/** Whoever is looked for; what is empty names nobody. */
export type NamedPerson = {
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
};

/** What no address has: whatever stands between two of them does not make them one. */
const BETWEEN = /[\s<>(),;:"[\]\\]+/;

/** Whether a text names an address as a whole, in any case: another one that merely ends with it is somebody else's. */
const hasEmail = (text: string, email: string): boolean =>
  email !== "" && text.toLowerCase().split(BETWEEN).includes(email.toLowerCase());

/** Double names and codes are parted, too, since people write them with and without their signs. */
const partsOf = (text: string): string[] => foldName(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** First and last name together, in any order, with or without their marks: many people have one of them. */
function hasName(text: string, { firstName, lastName }: NamedPerson): boolean {
  const [first, last] = [partsOf(firstName), partsOf(lastName)];
  if (first.length === 0 || last.length === 0) return false;
  const words = new Set(partsOf(text));
  return [...first, ...last].every((word) => words.has(word));
}

/** Fewer digits stand in many a number. */
const FEWEST_DIGITS = 6;

const withoutSigns = (text: string): string => text.replaceAll(/[\s()+-]/g, "");

function hasPhone(text: string, phoneNumber: string): boolean {
  const digits = phoneNumber.replaceAll(/\D/g, "");
  return digits.length >= FEWEST_DIGITS && withoutSigns(text).includes(digits);
}

/** Whether a text names somebody: by their address, their whole name, or their telephone however it is written. */
export const namesPerson = (text: string, person: NamedPerson): boolean =>
  hasEmail(text, person.email) || hasName(text, person) || hasPhone(text, person.phoneNumber);

/** The same in the query of a list's address, as it is encoded there or not. */
export const namesPersonInQuery = (query: string, person: NamedPerson): boolean =>
  [query.replaceAll(/[?&=]/g, " "), ...new URLSearchParams(query).values()].some((text) =>
    namesPerson(text, person),
  );
