import { withdrawConsent } from "#features/marketing/shop/withdraw-consent.ts";
import type { Consent } from "#features/sites/domain/consent.ts";
import { closeModal } from "#ui/modal-stack/modal-stack.store.ts";
import { clearRefusedData } from "./clear-refused-data.ts";
import { saveConsent } from "./consent.store.ts";

export function useSaveConsent(): (agreed: Consent) => void {
  return (agreed) => {
    withdrawConsent(agreed);
    saveConsent(agreed);
    clearRefusedData(agreed);
    closeModal("cookie-settings");
    setTimeout(rescueFocus);
  };
}

/** The banner disappears together with the pressed button, so the focus moves to the start of the page. */
function rescueFocus(): void {
  const focused = document.activeElement;
  if (focused && focused !== document.body && !focused.closest("[data-leaving]")) return;
  document.getElementById("main")?.focus({ preventScroll: true });
}
