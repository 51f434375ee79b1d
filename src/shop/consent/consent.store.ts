import { YEAR_SECONDS } from "#core/cookies.ts";
import {
  CONSENT_COOKIE,
  type Consent,
  parseConsent,
  serialiseConsent,
} from "#features/sites/domain/consent.ts";
import { createStore, useStore } from "#ui/store.ts";
import { writeCookie } from "../write-cookie.ts";

/**
 * `isRead` becomes true after hydration: pages are the same for all visitors, so the server does not know the choice.
 */
type ConsentState = { isRead: boolean; agreed: Consent | null };

const consentStore = createStore<ConsentState>({ isRead: false, agreed: null });

export const useConsent = (): ConsentState => useStore(consentStore);

export function readConsent(): void {
  consentStore.set({ isRead: true, agreed: parseConsent(document.cookie) });
}

export function saveConsent(agreed: Consent): void {
  writeCookie(CONSENT_COOKIE, serialiseConsent(agreed), YEAR_SECONDS);
  consentStore.set({ isRead: true, agreed });
}
