import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { CurrencyMenu } from "./currency-menu.tsx";

const DOLLARS = 2;
const Price = () => useMoney().show(1000);

/** The menu in the header, with a price next to it. */
const header = (isOffered: boolean) =>
  renderOnSite(
    <>
      <CurrencyMenu />
      <Price />
    </>,
    {
      currencyId: DOLLARS,
      currencies: [
        { isoCode: "EUR", isFiltered: true },
        { isoCode: "USD", isFiltered: isOffered },
      ],
    },
  );

test("the header offers the currencies that the site has marked (SPEC §3 filtered)", () => {
  const html = header(true);
  expect(html).toContain(">EUR<");
  expect(html).toContain(">USD<");
  expect(html).toContain("12.50 $");
});

test("a single currency has no menu and overrides an earlier choice", () => {
  expect(header(false)).toBe("10.00 €");
});
