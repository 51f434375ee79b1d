import { expect, test } from "vitest";
import { openedRow, positionIn, rememberList, rememberPath } from "./shown-lists.store.ts";

test("a record has its position and neighbours from the list that showed it last", () => {
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

test("the row of the last opened record is highlighted, and none for other pages", () => {
  const rows = [{ id: 1 }, { id: 2 }];
  const list = {
    rowId: ({ id }: { id: number }) => String(id),
    rowTo: ({ id }: { id: number }) => `/orders/${id}?tab=lines`,
  };
  expect(openedRow(rows, list)).toBeUndefined();
  rememberPath("/orders/2");
  expect(openedRow(rows, list)).toBe("2");
  rememberPath("/orders/22");
  expect(openedRow(rows, list)).toBeUndefined();
});
