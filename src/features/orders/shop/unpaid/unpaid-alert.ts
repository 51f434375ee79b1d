/** SPEC §2: shown once per visit, and never again after the user closed it in this browser. */
const SHOWN_KEY = "unpaid-orders-shown";
const DISMISSED_KEY = "unpaid-orders-dismissed";

/** How many accounts one browser remembers; a household has fewer. */
const MOST_ACCOUNTS = 20;

/** If storage is forbidden, the alert appears once per load of the shop. */
let isShown = false;

/** A hash (FNV-1a) tells accounts apart, so that what is stored after a logout names nobody. */
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
    // Storage may be forbidden: `isShown` still works.
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

/** The next user of this browser may be somebody else; closed alerts stay closed for their account. */
export function clearShown(): void {
  isShown = false;
  attempt(() => sessionStorage.removeItem(SHOWN_KEY));
}

/** SPEC §2: not on account pages: those in the account's menu, and the pages that belong to them. */
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

/** Also not on order pages: where an order is viewed, requested, placed or paid. */
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

/** Parcels are listed among the orders; these are the pages on which they are viewed and paid. */
const PARCELS = /-pro-(delivery|payment)$/;

/** Whether the alert of unpaid orders may cover a page; the first path segment is the language. */
export function shouldAlertUnpaid(pathname: string): boolean {
  // Stryker disable next-line StringLiteral: what is no page of ours is none of the lists either
  const page = pathname.split("/")[2] ?? "";
  return !ACCOUNT.includes(page) && !ORDERS.includes(page) && !PARCELS.test(page);
}
