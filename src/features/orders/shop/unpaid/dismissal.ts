/** SPEC §2: once for a visit, and never again once its user put it away in this browser. */
const SHOWN_KEY = "unpaid-orders-shown";
const DISMISSED_KEY = "unpaid-orders-dismissed";

/** So many accounts are remembered in one browser; a household has fewer. */
const MOST_ACCOUNTS = 20;

/** Storage may be forbidden; then it comes once with every load of the shop. */
let isShown = false;

/** Tells accounts apart; what is kept after a logout names nobody (FNV-1a). */
function markOf(email: string): string {
  let hash = 0x811c9dc5;
  for (const sign of email) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

const dismissedBy = () => (localStorage.getItem(DISMISSED_KEY) ?? "").split(" ").filter(Boolean);

export function hasBeenShown(email: string): boolean {
  try {
    const isDismissed = dismissedBy().includes(markOf(email));
    return isShown || isDismissed || sessionStorage.getItem(SHOWN_KEY) !== null;
  } catch {
    return isShown;
  }
}

const attempt = (change: () => void) => {
  try {
    change();
  } catch {
    // As above.
  }
};

export function rememberShown(): void {
  isShown = true;
  attempt(() => sessionStorage.setItem(SHOWN_KEY, "1"));
}

export const rememberDismissed = (email: string) =>
  attempt(() => {
    const marks = [markOf(email), ...dismissedBy()].slice(0, MOST_ACCOUNTS);
    localStorage.setItem(DISMISSED_KEY, [...new Set(marks)].join(" "));
  });

/** The next one at this screen may be somebody else; what was put away stays so for its account. */
export function clearShown(): void {
  isShown = false;
  attempt(() => sessionStorage.removeItem(SHOWN_KEY));
}
