import { expect, test } from "vitest";
import { loggedPath } from "./logged-path.ts";

test.each([
  ["/en/faq", "/en/faq"],
  ["/lt/password-reset/abc_DEF-123", "/lt/password-reset/…"],
  ["/lt/password-reset/abc.data", "/lt/password-reset/…"],
  ["/password-reset/abc?x=1", "/password-reset/…?x=1"],
  ["/LT/Password-Reset/abc", "/LT/Password-Reset/…"],
  ["http://localhost:3000/en/password-reset/abc", "http://localhost:3000/en/password-reset/…"],
  ["/lt/iphone-reservation/confirm/abc_DEF-123", "/lt/iphone-reservation/confirm/…"],
  ["/lt/iphone-reservation/confirm/abc.data?x=1", "/lt/iphone-reservation/confirm/…?x=1"],
  ["/api/reservation/confirm/abc_DEF-123", "/api/reservation/confirm/…"],
  ["/lt/reservation/success", "/lt/reservation/success"],
  ["/api/payments/abc", "/api/payments/…"],
  ["/api/payments/stripe/webhook", "/api/payments/stripe/webhook"],
  ["/lt/my-orders/abc.data?x=1", "/lt/my-orders/…?x=1"],
  ["/lt/my-orders?page=2", "/lt/my-orders?page=2"],
  ["/api/my-orders/get-order/abc", "/api/my-orders/get-order/…"],
  ["/api/my-orders/get-my-orders", "/api/my-orders/get-my-orders"],
  ["/api/invoice/pdf/abc", "/api/invoice/pdf/…"],
  ["/api/invoice/decline/abc", "/api/invoice/decline/…"],
  ["/api/invoice/list", "/api/invoice/list"],
  ["/api/staff/invoices/create", "/api/staff/invoices/create"],
  ["/api/staff/invoices/cancel/abc", "/api/staff/invoices/cancel/…"],
  ["/lt/invoice/abc.data?x=1", "/lt/invoice/…?x=1"],
  ["/lt/invoice/accept?reference=a", "/lt/invoice/accept?reference=a"],
  ["/lt/invoice/decline.data?id=AbcDefGhiJkl-_123", "/lt/invoice/decline.data?id=…"],
  ["/lt/tracking/RB123456785GB.data?x=1", "/lt/tracking/…?x=1"],
  ["/lt/tracking?number=RB+1234-56785GB&x=1", "/lt/tracking?number=…&x=1"],
  ["/lt/tracking.data?number=", "/lt/tracking.data?number="],
  ["/api/tracking/get/QU1024", "/api/tracking/get/…"],
  ["/api/tracking/carrier/webhook", "/api/tracking/carrier/webhook"],
  ["/lt/delivery-addresses?edit=12&id=12", "/lt/delivery-addresses?edit=12&id=12"],
  [`/${"a".repeat(400)}`, `/${"a".repeat(299)}`],
])("%s is logged as %s", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
