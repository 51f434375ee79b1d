import { type ReactNode, useMemo } from "react";
import { createTranslator, type Messages, showKeys } from "#i18n/translator.ts";
import { TranslateContext } from "#i18n/use-t.ts";
import { readJson } from "#platform/client/read-json.ts";
import { useStore } from "#ui/store.ts";
import { translationKeysStore } from "./translation-keys/translation-keys.store.ts";

type PageMessages = { language: string; messages: Messages };

/** SPEC §7: 60 s on the client. */
const TIMEOUT_MS = 60_000;
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000];

/**
 * A preload link in the document has the address (with its version), so the answer is already on its way. Returns
 * undefined if the messages cannot be loaded: then the server's page is better left unchanged.
 */
export async function loadPageMessages(): Promise<PageMessages | undefined> {
  const language = document.documentElement.lang;
  const address =
    document.querySelector<HTMLLinkElement>("link#messages")?.href ??
    `/api/translations/translationMessages?lang=${language}`;
  for (const pauseMs of [0, ...PAUSES_MS]) {
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const messages = await fetchMessages(address, language).catch(() => undefined);
    if (messages) return { language, messages };
  }
  return undefined;
}

async function fetchMessages(address: string, language: string): Promise<Messages | undefined> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) return undefined;
  const answer = await readJson<{ resources?: Record<string, Messages> }>(response);
  return answer.resources?.[language];
}

export function MessagesProvider(props: { messages: PageMessages; children: ReactNode }) {
  const { language, messages } = props.messages;
  const { shown } = useStore(translationKeysStore);
  const translate = useMemo(() => createTranslator(language, messages), [language, messages]);
  return <TranslateContext value={shown ? showKeys : translate}>{props.children}</TranslateContext>;
}
