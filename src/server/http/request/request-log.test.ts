import { describe, expect, test } from "vitest";
import { unguessable } from "#core/unguessable.ts";
import routes from "../../../routes.ts";
import { createAddressList } from "../../settings/address-list.ts";
import { loggedPath, requestIdOf, requestKind } from "./request-log.ts";

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
  [
    "/en/p/wireless-noise-cancelling-headphones-x20?f.color=dark-blue-with-stripes",
    "/en/p/wireless-noise-cancelling-headphones-x20?f.color=dark-blue-with-stripes",
  ],
  ["/api/files/c20261116-kX3vQ_b7JwetP0aYd9sLmN2e", "/api/files/…"],
  ["/x/1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed", "/x/…"],
  ["/assets/chosen-chips-kX3vQb7J.js", "/assets/chosen-chips-kX3vQb7J.js"],
  [
    "/_ipx/w_640,f_webp/goods/LongNameOfAPicture.jpg",
    "/_ipx/w_640,f_webp/goods/LongNameOfAPicture.jpg",
  ],
  [`/${"a".repeat(400)}`, `/${"a".repeat(299)}`],
])("%s is logged as %s", (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});

type Routes = readonly { path?: string | undefined; children?: Routes | undefined }[];

/** Every page path with a variable part, such as `/:locale/quotes/:slug`. */
const pathsOf = (list: Routes, before = ""): string[] =>
  list.flatMap(({ path, children }) => {
    const whole = path === undefined ? before : `${before}/${path}`;
    return [...(/[:*]/.test(path ?? "") ? [whole] : []), ...pathsOf(children ?? [], whole)];
  });

describe("logged paths of pages without their ids", () => {
  const paths = pathsOf(routes as Routes).filter((path) => path !== "/:locale");

  test.each(paths)("%s", (path) => {
    for (let time = 0; time < 20; time += 1) {
      const id = unguessable();
      const address = path.replace(":locale", "lt").replace(/(:\w+\??|\*)$/, id);
      expect(address).toContain(id);
      for (const end of ["", ".data", "?x=1"]) {
        expect(loggedPath(address + end)).not.toContain(id.slice(2, -2));
      }
      expect(loggedPath(`/lt/faq?anything=${id}`)).not.toContain(id);
    }
  });
});

const contracts = import.meta.glob<Record<string, unknown>>(
  "../../../features/*/{contract,staff-calls}.ts",
  { eager: true },
);

/** Every call with a variable part in its path, such as `/api/quotes/get/{slug}`. */
const calls = Object.values(contracts)
  .flatMap((contract) => Object.values(contract))
  .map((value) => (value as { path?: unknown } | null)?.path)
  .filter((path): path is string => typeof path === "string" && path.includes("{"));

describe("logged paths of calls without their ids", () => {
  test("include calls of staff", () => {
    expect(calls).toContain("/api/quotes/get/{slug}");
    expect(calls.filter((path) => path.startsWith("/api/staff/")).length).toBeGreaterThan(10);
  });

  test.each(calls)("%s", (path) => {
    const id = unguessable();
    expect(loggedPath(path.replace(/\{\w+\}/g, id))).not.toContain(id.slice(2, -2));
  });
});

const proxies = createAddressList(["10.0.0.0/8"]);
const from = (remoteAddress: string, id?: string) =>
  requestIdOf({ header: () => id, remoteAddress }, proxies);

test("the request id of a trusted proxy is used, any other is replaced", () => {
  expect(from("10.1.2.3", "abcdef-123456")).toBe("abcdef-123456");
  expect(from("192.0.2.1", "abcdef-123456")).not.toBe("abcdef-123456");
  for (const odd of ["short", "with spaces in it", 'quote"quote"', "x".repeat(200)]) {
    expect(from("10.1.2.3", odd)).toMatch(/^[0-9a-f-]{36}$/);
  }
  expect(from("10.1.2.3")).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ["/api/staff/orders/list", "office_call"],
  ["/api/office/login", "office_call"],
  ["/api/cart/get", "call"],
  ["/assets/home-1a.js", "file"],
  ["/_ipx/w_400/x.avif", "file"],
  ["/en/", "page"],
])("%s is counted as %s", (path, kind) => expect(requestKind(path)).toBe(kind));
