import { expect, test } from "vitest";
import { handle as invoice } from "#features/invoices/shop/invoice.page.tsx";
import { LAYOUT_NAMES, layoutShapes, pickLayout } from "./layout-shapes.ts";

test("the layouts are those of the specification", () => {
  const named =
    "calculate cart checkout create-order index market page payment pro quote simple default";
  expect([...LAYOUT_NAMES].sort()).toEqual(named.split(" ").sort());
  expect(Object.keys(layoutShapes).sort()).toEqual([...LAYOUT_NAMES].sort());
});

test("the headers of checkout and payment are bare", () => {
  expect(layoutShapes.checkout.header).toBe("bare");
  expect(layoutShapes.payment.header).toBe("bare");
});

test("the deepest page that names a layout determines it", () => {
  expect(pickLayout([{ layout: "index" }, undefined, { layout: "page" }])).toBe("page");
  expect(pickLayout([{ layout: "index" }, {}])).toBe("index");
  expect(pickLayout([undefined, { layout: "nothing of ours" }])).toBe("default");
});

test("a layout can depend on the path parameters of a route", () => {
  const handle = { layout: ({ page }: { page?: string }) => (page === "pay" ? "payment" : "page") };
  expect(pickLayout([{ layout: "index" }, handle], { page: "pay" })).toBe("payment");
  expect(pickLayout([{ layout: "index" }, handle])).toBe("page");
});

test("an invoice has the payment layout until it is paid", () => {
  expect(pickLayout([invoice], {}, { pay: {} })).toBe("payment");
  expect(pickLayout([invoice], {}, { pay: undefined })).toBe("default");
});
