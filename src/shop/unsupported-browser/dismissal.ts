/** Also known to old-browser-notice.js. */
const DISMISSED_KEY = "unsupported-browser-dismissed";

export function wasDismissed(): boolean {
  try {
    return sessionStorage.getItem(DISMISSED_KEY) === "1";
  } catch {
    return false;
  }
}

export function rememberDismissal(): void {
  try {
    sessionStorage.setItem(DISMISSED_KEY, "1");
  } catch {
    // Storage may be forbidden; the warning then comes with every page.
  }
}
