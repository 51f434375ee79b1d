import { expect, test } from "vitest";
import { positionIn, rememberList } from "./shown-lists.store.ts";

test("a record stands where the list showed it last", () => {
  expect(positionIn("orders", "/orders/2")).toBeUndefined();
  rememberList("orders", { links: ["/orders/1", "/orders/2", "/orders/3"], count: 128 });
  expect(positionIn("orders", "/orders/2")).toEqual({
    at: 2,
    of: 128,
    previousTo: "/orders/1",
    nextTo: "/orders/3",
  });
  expect(positionIn("orders", "/orders/1")?.previousTo).toBeUndefined();
  expect(positionIn("orders", "/orders/9")).toBeUndefined();
  expect(positionIn("customers", "/orders/2")).toBeUndefined();
});
