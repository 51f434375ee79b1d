import type { Messages } from "./translator.ts";

/** A feature's messages are in the feature's folder; messages of no feature are here, by area. */
const OF_A_FEATURE = /features\/(?<area>[^/]+)\/messages\/(?<language>[^/]+)\.json$/;
const OF_ITS_OFFICE = /features\/(?<area>[^/]+\/messages\/office)\/(?<language>[^/]+)\.json$/;
const OF_NONE = /i18n\/messages\/(?<language>[^/]+)\/(?<area>[^/]+)\.json$/;

type MessageFile = { language: string; area: string; table: Messages };

/** Undefined for a file that is not a message file. */
export function messageFile(path: string, table: Messages): MessageFile | undefined {
  const found = OF_ITS_OFFICE.exec(path) ?? OF_A_FEATURE.exec(path) ?? OF_NONE.exec(path);
  const { language, area } = found?.groups ?? {};
  return language && area ? { language, area, table } : undefined;
}

export const isMessageFile = (path: string) => messageFile(path, {}) !== undefined;

/** Texts of emails and printed invoices, which no browser needs. */
const isEmailKey = (key: string) => key.startsWith("mail.");

/** Messages of the office, which the storefront does not need. */
const isOfficeKey = (key: string) => key.startsWith("office.");

/** Messages of the storefront that the office uses too: parts of pages, states, names of things. */
const SHARED_WITH_OFFICE = [
  "ui.",
  "form.",
  "validation.",
  "orders.status.",
  "orders.parts.",
  "orders.payment_status.",
  "quotes.status.",
  "forwarding.status.",
  "claims.status.",
  "reservation.colour.",
  "reservation.storage.",
  "payments.method.",
  "shipping.by_",
  "tracking.stage.",
  "auth.forms.user_already_exists",
];

/** Reasons for a refusal: staff calls share their use cases with customers' calls. */
const REFUSAL = /^([a-z_]+\.)?errors\./;

const isForOffice = (key: string) =>
  isOfficeKey(key) ||
  REFUSAL.test(key) ||
  SHARED_WITH_OFFICE.some((prefix) => key.startsWith(prefix));

export type MessagesByLanguage = Record<string, Messages>;

/** One flat table per language: one for the storefront, one for the office, and one for emails. */
export function mergeMessages(tables: Readonly<Record<string, Messages>>): {
  messages: MessagesByLanguage;
  officeMessages: MessagesByLanguage;
  emailMessages: MessagesByLanguage;
} {
  const files = Object.entries(tables).map(([path, table]) => messageFile(path, table));
  // Sorted by area, not by path, so that moving a file does not change the table's version.
  const inOrder = files.filter((file) => file !== undefined).sort(byLanguageAndArea);
  return {
    messages: mergeKeys(inOrder, (key) => !isEmailKey(key) && !isOfficeKey(key)),
    officeMessages: mergeKeys(inOrder, isForOffice),
    emailMessages: mergeKeys(inOrder, isEmailKey),
  };
}

const orderOf = ({ language, area }: MessageFile) => `${language}/${area}`;
const byLanguageAndArea = (one: MessageFile, other: MessageFile) =>
  orderOf(one) < orderOf(other) ? -1 : 1;

function mergeKeys(files: MessageFile[], isWanted: (key: string) => boolean): MessagesByLanguage {
  const merged: Record<string, Record<string, string>> = {};
  for (const { language, table } of files) {
    const wanted = merged[language] ?? {};
    for (const [key, text] of Object.entries(table)) if (isWanted(key)) wanted[key] = text;
    merged[language] = wanted;
  }
  return merged;
}
