import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { US } from "../rules/fixtures/suite-address.ts";
import { SuiteAddresses } from "./suite-addresses.tsx";

const html = renderOnSite(<SuiteAddresses suite="CT-1001" addresses={[US]} />);
const buttons = [...html.matchAll(/<button[^>]*aria-label="([^"]+)"/g)].map(([, label]) => label);

test("each address field and the whole address have a copy button", () => {
  expect(buttons).toEqual([
    "Copy: Name, US",
    "Copy: Address line 1, US",
    "Copy: Address line 2 (your suite), US",
    "Copy: City, US",
    "Copy: State, US",
    "Copy: ZIP code, US",
    "Copy: Country, US",
    "Copy: Phone, US",
    "Copy all: US",
  ]);
});

test("a suite code is not wrapped at its hyphen", () => {
  expect(html).toContain("CT\u20111001");
  expect(html).toMatch(/whitespace-nowrap[^>]*>CT-1001</);
});
