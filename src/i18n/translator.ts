import type { MessageKey } from "#core/message-key.ts";
/** A flat table of one language: dotted key → text in i18next's JSON v4 form. */
export type Messages = Readonly<Record<string, string>>;
export type MessageParams = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, params?: MessageParams) => string;

const PLACEHOLDER = /\{\{\s*([\w.]+)\s*\}\}/g;

/**
 * Our own instead of a library: a look-up and a replace, since a translation hook
 * was a third of all render time (docs/decisions).
 */
export function createTranslator(language: string, messages: Messages): Translate {
  const plurals = new Intl.PluralRules(language);
  return (key, params) => {
    const text = pluralForm(messages, plurals, key, params?.count) ?? messages[key];
    // SPEC §8: a missing translation falls back to the key.
    if (text === undefined) return key;
    return params ? fillPlaceholders(text, params) : text;
  };
}

function pluralForm(
  messages: Messages,
  plurals: Intl.PluralRules,
  key: string,
  count: string | number | undefined,
): string | undefined {
  if (typeof count !== "number") return undefined;
  return messages[`${key}_${plurals.select(count)}`] ?? messages[`${key}_other`];
}

function fillPlaceholders(text: string, params: MessageParams): string {
  if (!text.includes("{{")) return text;
  return text.replace(PLACEHOLDER, (whole, name: string) => String(params[name] ?? whole));
}

/** For translators at work: every text is its own key. */
export const showKeys: Translate = (key) => key;
