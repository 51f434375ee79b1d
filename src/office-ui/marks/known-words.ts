import type { MessageKey } from "#core/message-key.ts";
import type { Translate } from "#i18n/translator.ts";

/** Undefined where there is no such text. What people typed is no part of a key. */
export function knownWords(t: Translate, key: MessageKey): string | undefined {
  if (!/^[\w.-]+$/.test(key)) return undefined;
  const text = t(key);
  return text === key ? undefined : text;
}
