import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { UnpaidOrdersModal } from "./unpaid-orders-modal.tsx";

const said = (orders: number, parcels: number) =>
  renderOnSite(<UnpaidOrdersModal orders={orders} parcels={parcels} />);

test("the alert names unpaid orders, parcels or both", () => {
  const order = said(1, 0);
  expect(order).toContain("You have unpaid orders");
  expect(order).toContain("1 order waits for your payment.");
  expect(order).not.toContain("parcel");

  const parcels = said(0, 2);
  expect(parcels).toContain("You have unpaid parcels");
  expect(parcels).toContain("2 parcels wait for your payment.");
  expect(parcels).not.toMatch(/unpaid orders|orders? waits?/);

  const both = said(2, 1);
  expect(both).toContain("You have unpaid orders and parcels");
  expect(both).toContain("2 orders wait for your payment.");
  expect(both).toContain("1 parcel waits for your payment.");
});

test("the alert mentions the shop only on sites that sell their own goods", () => {
  expect(said(2, 0)).toContain("ordered from the shop");
  const buyer = renderOnSite(<UnpaidOrdersModal orders={2} parcels={0} />, {
    marketplace: false,
  });
  expect(buyer).toContain("We buy them for you once they are paid.");
  expect(buyer).not.toContain("the shop");
});
