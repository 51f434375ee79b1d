import type { MessageKey } from "#core/message-key.ts";
import type { Translate } from "#i18n/translator.ts";

/** Known error messages and their texts; a named group of the pattern is a parameter of the text. */
const KNOWN: readonly [RegExp, MessageKey][] = [
  [/^it has no points$/, "office.reason.no_points"],
  [
    /^it has (?<found>\d+) points, and the last good one (?<known>\d+)$/,
    "office.reason.fewer_points",
  ],
  [/^it has no more points in (?<countries>[A-Z, ]+)$/, "office.reason.countries_gone"],
  [/^not a list in a form that this courier has$/, "office.reason.unreadable_list"],
  [/^this courier has no list of points$/, "office.reason.no_list"],
  [/^there is no such courier$/, "office.reason.no_courier"],
  [/^more than (?<megabytes>\d+) MB$/, "office.reason.too_large"],
  [/^HTTP (?<status>\d{3})$/, "office.reason.http"],
  [/^Mail \d+ was not sent: (?<words>.+)$/s, "office.reason.mail_refused"],
  [/^Mail \d+ is being sent elsewhere$/, "office.reason.mail_elsewhere"],
  [/^handler execution exceeded /, "office.reason.took_too_long"],
  [/\block timeout$|^deadlock detected$/, "office.reason.locked"],
  [/\btimeout\b|timed out|ETIMEDOUT|^no answer in time$/i, "office.reason.no_answer"],
  [/^fetch failed$|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN/, "office.reason.unreachable"],
];

type Names = { t: Translate; countryName: (code: string) => string };

/** Why something failed: our own text if we know the error, else the original message as a quotation. */
export function reasonWords(names: Names, reason: string): string {
  const said = reason.replace(/^(?:\w*Error: )+/, "").trim();
  return knownReason(names, said) ?? quoted(names, said);
}

/** Undefined if the message matches no known pattern. */
function knownReason(names: Names, said: string): string | undefined {
  const { t, countryName } = names;
  for (const [pattern, key] of KNOWN) {
    const found = pattern.exec(said);
    if (!found) continue;
    const { words, countries, ...values } = found.groups ?? {};
    return t(key, {
      ...values,
      ...(words && { words: reasonWords(names, words) }),
      ...(countries && { countries: countries.split(", ").map(countryName).join(", ") }),
    });
  }
  return undefined;
}

/** A single word is a name or a code, so it is not quoted as a sentence. */
const quoted = ({ t }: Names, said: string): string =>
  /\s/.test(said) ? t("office.reason.quoted", { words: said }) : said;
