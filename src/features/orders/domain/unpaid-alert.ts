/** SPEC §2: not on account and order pages; whoever is about to pay or follows a parcel is not stopped either. */
const QUIET = [
  "user-account",
  "account-information",
  "delivery-addresses",
  "balance",
  "my-orders",
  "pay",
  "cart",
  "checkout",
  "payment",
  "confirm",
  "success",
  "quotes",
  "invoice",
  "invoices",
  "claims",
  "claim-form",
  "claim-form-pro",
  "create-order",
  "order-form",
  "order-successful",
  "order-additional-info-needed",
  "forward-requests",
  "tracking",
];

/** Where parcels are seen to and paid for; the site's product stands before. */
const PARCELS = /-pro(-delivery|-payment)?$/;

/** Whether a page may be covered by the news that orders are unpaid; the first segment is the language. */
export function mayAlertUnpaid(pathname: string): boolean {
  const page = pathname.split("/")[2] ?? "";
  return !QUIET.includes(page) && !PARCELS.test(page);
}
