import { type ReactNode, useMemo } from "react";
import { createTranslator, showKeys } from "#i18n/translator.ts";
import { TranslateContext } from "#i18n/use-t.ts";
import { useStore } from "#ui/store.ts";
import type { PageMessages } from "./page-messages.ts";
import { translationKeysStore } from "./translation-keys/translation-keys.store.ts";

export function MessagesProvider(props: { messages: PageMessages; children: ReactNode }) {
  const { language, messages } = props.messages;
  const { shown } = useStore(translationKeysStore);
  const translate = useMemo(() => createTranslator(language, messages), [language, messages]);
  return <TranslateContext value={shown ? showKeys : translate}>{props.children}</TranslateContext>;
}
