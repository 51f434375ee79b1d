import { useEffect } from "react";
import { openModal } from "#ui/modal-stack/modals.ts";
import { isUnsupportedBrowser } from "./is-unsupported-browser.ts";
import { UnsupportedBrowserModal } from "./unsupported-browser-modal.tsx";

const DISMISSED_KEY = "unsupported-browser-dismissed";

/** SPEC §2, §5: a warning on every page, once per visit; it can be put away. */
export function useUnsupportedBrowserWarning(): void {
  useEffect(() => {
    if (!isUnsupportedBrowser(navigator.userAgent) || wasDismissed()) return;
    rememberDismissal();
    openModal("unsupported-browser", <UnsupportedBrowserModal />);
  }, []);
}

function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED_KEY) === "1";
  } catch {
    return false;
  }
}

function rememberDismissal(): void {
  try {
    sessionStorage.setItem(DISMISSED_KEY, "1");
  } catch {
    // Storage may be forbidden; the warning then comes with every page.
  }
}
