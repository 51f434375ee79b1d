/** SPEC §2: once for a visit, and never again once it was put away. */
const SHOWN_KEY = "unpaid-orders-shown";
const DISMISSED_KEY = "unpaid-orders-dismissed";

/** Storage may be forbidden; then it comes once with every load of the shop. */
let isShown = false;

export function wasShown(): boolean {
  try {
    const isDismissed = localStorage.getItem(DISMISSED_KEY) !== null;
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

export const rememberDismissed = () => attempt(() => localStorage.setItem(DISMISSED_KEY, "1"));

export function forgetShown(): void {
  isShown = false;
  attempt(() => {
    sessionStorage.removeItem(SHOWN_KEY);
    localStorage.removeItem(DISMISSED_KEY);
  });
}
