import { expect, test } from "vitest";
import {
  MOST_CARRIED,
  notYetInCart,
  readCarriedGoods,
  writeCarriedGoods,
} from "./carried-goods.ts";

const line = (product_id: number, variant_id: number, quantity: number) => ({
  product_id,
  variant_id,
  quantity,
});

test("cart lines written as text are read back unchanged", () => {
  const lines = [line(12, 345, 2), line(13, 400, 99)];
  expect(writeCarriedGoods(lines)).toBe("12-345-2.13-400-99");
  expect(readCarriedGoods("12-345-2.13-400-99")).toEqual(lines);
});

test.each([
  null,
  "",
  "1",
  "1-2",
  "0-1-1",
  "1-0-1",
  "1-1-0",
  "1-1-100",
  "1-2-3-4",
  "a-b-c",
  "-1-1-1",
  "1-1-1 ",
])("%j contains no cart lines", (written) => {
  expect(readCarriedGoods(written)).toEqual([]);
});

test("an invalid line is skipped, and at most MOST_CARRIED lines are read", () => {
  expect(readCarriedGoods("1-1-1.x.2-2-2")).toEqual([line(1, 1, 1), line(2, 2, 2)]);
  const many = Array.from({ length: MOST_CARRIED + 5 }, (_, at) => line(at + 1, at + 1, 1));
  expect(readCarriedGoods(writeCarriedGoods(many))).toHaveLength(MOST_CARRIED);
  expect(readCarriedGoods(many.map(() => "1-1-1").join("."))).toHaveLength(MOST_CARRIED);
});

test("only quantities that the cart does not have yet are still to be added", () => {
  const carried = [line(1, 10, 2), line(2, 20, 1), line(3, 30, 5)];
  const items = [
    { variant_id: 20, quantity: 1 },
    { variant_id: 30, quantity: 2 },
  ];
  expect(notYetInCart(carried, items)).toEqual([line(1, 10, 2), line(3, 30, 3)]);
});

test("writing a cart keeps at most MOST_CARRIED lines", () => {
  const line = { product_id: 1, variant_id: 2, quantity: 3 };
  const written = writeCarriedGoods(Array.from({ length: MOST_CARRIED + 1 }, () => line));
  expect(written.split(".")).toHaveLength(MOST_CARRIED);
});
