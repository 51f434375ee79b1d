import type { Messages } from "#i18n/translator.ts";

export type PageMessages = { language: string; messages: Messages };

/** The document names the address (with its version) in a preload link, so the answer is already on its way. */
export async function loadPageMessages(): Promise<PageMessages> {
  const language = document.documentElement.lang;
  const address = document.querySelector<HTMLLinkElement>("link#messages")?.href;
  if (!address) return { language, messages: {} };
  // SPEC §7: 60 s on the client. A failure leaves the keys, and the page stays usable.
  const response = await fetch(address, { signal: AbortSignal.timeout(60_000) }).catch(
    () => undefined,
  );
  const answer = response?.ok
    ? ((await response.json()) as { resources: Record<string, Messages> })
    : undefined;
  return { language, messages: answer?.resources[language] ?? {} };
}
