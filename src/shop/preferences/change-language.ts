import type { MouseEvent } from "react";
import { changeLocaleCall } from "#features/sites/contract.ts";
import { callApi } from "#platform/client/call-api.ts";

type SendLocale = (input: { newLocale: string }) => Promise<unknown>;
/** SPEC §9: the timeout of one attempt. */
export const ATTEMPT_MS = 1000;

const ask: SendLocale = (input) => callApi(changeLocaleCall, input);

/** SPEC §2: a language change is also sent to the server; §8: a failure is only logged. */
export async function reportLanguage(
  newLocale: string,
  askServer: SendLocale = ask,
): Promise<void> {
  try {
    await askServer({ newLocale });
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the browser's log is the only one here
    console.warn("The change of language could not be told to the server", error);
  }
}

/**
 * The link itself leads to the page in its language. The page is left when the server has answered,
 * or after the time of one attempt: a visitor does not wait for retries.
 */
export function changeLanguage(event: MouseEvent<HTMLAnchorElement>, language: string): void {
  const link = event.currentTarget;
  link.search = window.location.search;
  link.hash = window.location.hash;
  const told = reportLanguage(language);
  if (!isUnmodifiedClick(event)) return;
  event.preventDefault();
  const address = link.href;
  const attempt = new Promise((resolve) => setTimeout(resolve, ATTEMPT_MS));
  void Promise.race([told, attempt]).then(() => window.location.assign(address));
}

/** Any other click opens a tab or a window, and this page stays. */
function isUnmodifiedClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
