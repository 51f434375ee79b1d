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

/** SPEC §2: not on account pages: those that the account's menu lists, and what belongs to them. */
const ACCOUNT = [
  "user-account",
  "account-information",
  "account-sessions",
  "email-change",
  "delivery-addresses",
  "balance",
  "quotes",
  "invoices",
  "claims",
];

/** Nor on order pages: where an order is looked at, asked for, placed or paid. */
const ORDERS = [
  "my-orders",
  "order-form",
  "order-successful",
  "order-additional-info-needed",
  "create-order",
  "checkout",
  "payment",
  "confirm",
  "success",
  "pay",
  "forward-requests",
];

/** Parcels are listed among the orders; these are where they are looked at and paid. */
const PARCELS = /-pro-(delivery|payment)$/;

/** Whether a page may be covered by the news that orders are unpaid; the first segment is the language. */
export function shouldAlertUnpaid(pathname: string): boolean {
  // Stryker disable next-line StringLiteral: what is no page of ours is none of the lists either
  const page = pathname.split("/")[2] ?? "";
  return !ACCOUNT.includes(page) && !ORDERS.includes(page) && !PARCELS.test(page);
}
