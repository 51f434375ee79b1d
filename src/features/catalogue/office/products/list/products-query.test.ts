import { expect, test } from "vitest";
import { readListAddress } from "#office-ui/list/list-address.ts";
import { PRODUCTS_FIELDS, productsInput } from "./products-query.ts";

const input = (search: string, after?: string) =>
  productsInput(readListAddress(search, PRODUCTS_FIELDS), "lt", after);

test("the address names what the call is asked for", () => {
  expect(input("query=fuga&state=archived&site=3&category=17&flag=2&stock=no", "id~9")).toEqual({
    language: "lt",
    query: "fuga",
    state: "archived",
    site: 3,
    category: 17,
    flag: 2,
    in_stock: false,
    after: "id~9",
  });
  expect(input("brand=Okivo&seller=nordic")).toEqual({
    language: "lt",
    manufacturer: "Okivo",
    seller: "nordic",
  });
});

test("what is no id and no state is passed over", () => {
  expect(input("category=x&state=gone&site=-1&other=2")).toEqual({ language: "lt" });
});
