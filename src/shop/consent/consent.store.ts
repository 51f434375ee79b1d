import { createStore, useStore } from "#ui/store.ts";
import { type Consent, type ConsentCategory, consentCookie, parseConsent } from "./consent.ts";

/** `isRead` turns true after hydration: pages are the same for all, so no server knows the choice. */
export type ConsentState = { isRead: boolean; agreed: Consent | null };

const consentStore = createStore<ConsentState>({ isRead: false, agreed: null });

export const useConsent = (): ConsentState => useStore(consentStore);

/** Ask before anything that is not necessary is loaded or stored. */
export function hasConsent(category: ConsentCategory): boolean {
  return category === "necessary" || (consentStore.get().agreed?.includes(category) ?? false);
}

export function readConsent(): void {
  consentStore.set({ isRead: true, agreed: parseConsent(document.cookie) });
}

export function giveConsent(agreed: Consent): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = consentCookie(agreed);
  consentStore.set({ isRead: true, agreed });
}
