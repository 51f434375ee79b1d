import { expect, test } from "vitest";
import { readListAddress } from "#office-ui/list/list-address.ts";
import { listStaffProductsCall } from "../../../staff-calls.ts";
import { PRODUCTS_FIELDS, productsInput } from "./products-query.ts";

const input = (search: string, after?: string) =>
  productsInput(readListAddress(search, PRODUCTS_FIELDS), "lt", after);

test("filters of the list's URL are sent with the call", () => {
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

test("invalid ids and states in the URL are ignored", () => {
  expect(input("category=x&state=gone&site=-1&other=2")).toEqual({ language: "lt" });
});

test.each([
  { pieces: "3", asked: 3 },
  { pieces: "3.7", asked: 3 },
  { pieces: "5000000", asked: 1_000_000 },
])("at most $pieces pieces are requested as few_left $asked", async ({ pieces, asked }) => {
  const given = input(`pieces-below=${pieces}`);
  expect(given).toEqual({ language: "lt", few_left: asked });
  const { issues } = await listStaffProductsCall.input["~standard"].validate(given);
  expect(issues).toBeUndefined();
});

test.each(["0", "0.5", "-2", "many"])("pieces-below=%s is no filter", (pieces) => {
  expect(input(`pieces-below=${pieces}`)).toEqual({ language: "lt" });
});
