import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { ClaimSubject } from "./claim-subject.tsx";

const parcel = {
  kind: "parcel",
  subject: "FR17",
  subject_path: "/cartage-pro-delivery/17",
} as const;
const order = { kind: "order", subject: "QU17", subject_path: "/my-orders/abc" } as const;

test.each([
  ["a parcel where parcels have pages", parcel, true, 'href="/en/cartage-pro-delivery/17"'],
  ["an order, whatever is switched off", order, false, 'href="/en/my-orders/abc"'],
])("a claim links to %s", (_what, claim, marketplace, link) => {
  expect(renderOnSite(<ClaimSubject claim={claim} />, { marketplace })).toContain(link);
});

test("a claim names its parcel without a link if parcels have no pages", () => {
  const html = renderOnSite(<ClaimSubject claim={parcel} />, {
    marketplace: false,
    services: false,
  });
  expect(html).toContain("FR17");
  expect(html).not.toContain("href");
});
