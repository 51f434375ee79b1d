import type { MessageKey } from "#core/message-key.ts";
import type { Translate } from "#i18n/translator.ts";

/** Undefined if there is no such text. The check keeps text that people typed out of a key. */
export function knownWords(t: Translate, key: MessageKey): string | undefined {
  if (!/^[\w.-]+$/.test(key)) return undefined;
  const text = t(key);
  return text === key ? undefined : text;
}
