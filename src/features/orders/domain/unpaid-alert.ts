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
