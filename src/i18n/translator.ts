import type { MessageKey } from "#core/message-key.ts";
/** A flat table of one language: dotted key → text in i18next's JSON v4 form. */
export type Messages = Readonly<Record<string, string>>;
export type MessageParams = Readonly<Record<string, string | number>>;
export type Translate = (key: MessageKey, params?: MessageParams) => string;

const PLACEHOLDER = /\{\{\s*([\w.]+)\s*\}\}/g;

/**
 * Our own code instead of a library: a look-up and a replace, since a translation hook
 * was a third of all render time (docs/decisions).
 */
export function createTranslator(language: string, messages: Messages): Translate {
  const plurals = createPlurals(language);
  return (key, params) => {
    const text = pluralForm(messages, plurals, key, params?.count) ?? messages[key];
    // SPEC §8: a missing translation falls back to the key.
    if (text === undefined) return key;
    return params ? fillPlaceholders(text, params) : text;
  };
}

type Plurals = (count: number) => Intl.LDMLPluralRule;

/** For how many small numbers the plural form is cached: asking `Intl` takes longer than a whole text. */
const SMALL = 1000;

function createPlurals(language: string): Plurals {
  const rules = new Intl.PluralRules(language);
  const known: Intl.LDMLPluralRule[] = [];
  return (count) => {
    if (!Number.isInteger(count) || count < 0 || count >= SMALL) return rules.select(count);
    known[count] ??= rules.select(count);
    return known[count];
  };
}

function pluralForm(
  messages: Messages,
  plurals: Plurals,
  key: string,
  count: string | number | undefined,
): string | undefined {
  if (typeof count !== "number") return undefined;
  return messages[`${key}_${plurals(count)}`] ?? messages[`${key}_other`];
}

function fillPlaceholders(text: string, params: MessageParams): string {
  if (!text.includes("{{")) return text;
  return text.replace(PLACEHOLDER, (whole, name: string) => String(params[name] ?? whole));
}

/** For translators: shows every text as its own key. */
export const showKeys: Translate = (key) => key;
