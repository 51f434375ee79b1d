import { useEffect } from "react";
import { ignoreMissingChunk } from "#ui/lazy/lazy-part.ts";
import { openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { isUnsupportedBrowser } from "./old-browsers.ts";

/** old-browser-notice.js uses it too. */
const DISMISSED_KEY = "unsupported-browser-dismissed";

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
    // Storage may be blocked; then the warning appears on every page.
  }
}

/** SPEC §2, §5: a warning on every page, until it is put away for this visit. */
export function useUnsupportedBrowserWarning(): void {
  useEffect(() => {
    if (!isUnsupportedBrowser(navigator.userAgent) || wasDismissed()) return;
    // This browser was slow, not too old for our scripts: one warning is enough.
    document.getElementById("old-browser-notice")?.remove();
    void openWarning();
  }, []);
}

async function openWarning(): Promise<void> {
  const { UnsupportedBrowserModal } = await import("./unsupported-browser-modal.tsx").catch(
    ignoreMissingChunk,
  );
  openModal("unsupported-browser", <UnsupportedBrowserModal />, { onClose: rememberDismissal });
}
