import { expect, test } from "vitest";
import {
  chooseCurrency,
  inCurrency,
  offeredCurrencies,
  visitorCurrency,
} from "./currency-choice.ts";

const usd = { id: 2, isoCode: "USD" };
const eur = { id: 1, isoCode: "EUR" };

test("the default currency is EUR if present, else the first", () => {
  expect(chooseCurrency([usd, eur])).toBe(eur);
  expect(chooseCurrency([usd])).toBe(usd);
  expect(chooseCurrency([])).toBeUndefined();
});

test("the currency with the requested id is chosen, else the default", () => {
  expect(chooseCurrency([usd, eur], 2)).toBe(usd);
  expect(chooseCurrency([usd, eur], 99)).toBe(eur);
  expect(chooseCurrency([usd, eur], Number.NaN)).toBe(eur);
});

test("a site offers its marked currencies, or all if none is marked", () => {
  const currencies = (dollars: boolean, euros: boolean) => ({
    currencies: [
      { ...usd, isFiltered: dollars },
      { ...eur, isFiltered: euros },
    ],
  });
  const offered = (dollars: boolean, euros: boolean) =>
    offeredCurrencies(currencies(dollars, euros)).map(({ isoCode }) => isoCode);
  expect(offered(true, true)).toEqual(["USD", "EUR"]);
  expect(offered(false, true)).toEqual(["EUR"]);
  expect(offered(false, false)).toEqual(["USD", "EUR"]);
  expect(visitorCurrency(currencies(true, true), usd.id)).toMatchObject(usd);
  expect(visitorCurrency(currencies(false, true), usd.id)).toMatchObject(eur);
  expect(visitorCurrency(currencies(true, false))).toMatchObject(usd);
});

test("only the conversion currency is converted", () => {
  const site = { conversionCurrency: usd, conversionRate: 1.09 };
  expect(inCurrency(1000, usd, site)).toBe(1090);
  expect(inCurrency(1000, eur, site)).toBe(1000);
});
