import { isOneOf } from "#core/record.ts";

/** E-mail domains that are common in our countries. */
const DOMAINS = [
  "gmail.com",
  "yahoo.com",
  "outlook.com",
  "hotmail.com",
  "icloud.com",
  "inbox.lt",
  "inbox.lv",
  "mail.ee",
  "mail.ru",
  "yandex.ru",
  "one.lt",
  "apollo.lv",
  "ziggo.nl",
  "kpnmail.nl",
] as const;

/** Returns the well-known domain that was probably meant when the typed one is a single typo away, else undefined. */
export function suggestEmail(typed: string): string | undefined {
  const [, name, domain] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(typed) ?? [];
  if (!name || !domain) return undefined;
  const low = domain.toLowerCase();
  if (isOneOf(DOMAINS, low)) return undefined;
  const meant = DOMAINS.find((known) => isOneSlip(low, known));
  return meant && `${name}@${meant}`;
}

/** One letter too many, missing or wrong, or two letters swapped. */
function isOneSlip(typed: string, known: string): boolean {
  if (Math.abs(typed.length - known.length) > 1) return false;
  const at = [...known].findIndex((letter, index) => typed[index] !== letter);
  const from = at === -1 ? known.length : at;
  const [a, b] = [typed.slice(from), known.slice(from)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return (
    a.slice(1) === b || a === b.slice(1) || a.slice(1) === b.slice(1) || (a.length > 1 && isSwapped)
  );
}
