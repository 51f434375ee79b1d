import { expect, test } from "vitest";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { testWarehouses } from "./fixtures/warehouses.ts";
import { PlanPercent } from "./plan-percent.ts";
import { ShippingCalculator } from "./shipping-calculator.tsx";

const delivery = { feeCents: 369, daysMin: 1, daysMax: 2 };
const calculator = <ShippingCalculator warehouses={testWarehouses} delivery={delivery} />;
const pricesIn = (html: string) =>
  [...html.matchAll(/lane-price">(.*?)</g)].map(([, price]) => price);

test("the calculator shows the prices of its first example without JavaScript", () => {
  const html = renderOnSite(calculator);
  expect(pricesIn(html)).toEqual(["from 24.87 €", "from 12.54 €"]);
  expect(html).toContain("By sea you save 12.33 €");
  expect(html).toContain("the room counts: 1.7 kg by air, 1.5 kg by sea");
});

test("the calculator formats numbers for the language", () => {
  const html = renderOnSite(calculator, { language: "lt" });
  expect(html).toContain('value="1,2"');
  expect(pricesIn(html)).toEqual(["nuo 24,87 €", "nuo 12,54 €"]);
});

test("the calculator converts all amounts to the chosen currency", () => {
  const html = renderOnSite(calculator, { currencyId: 2 });
  expect(pricesIn(html)).toEqual(["from 31.09 $", "from 15.68 $"]);
  expect(html).toContain("By sea you save 15.41 $");
  expect(html).toContain("8.63 $ + 1.7 kg × 10.50 $");
  expect(html).not.toContain("€");
});

test("the calculator shows one price and no comparison if there is one method", () => {
  const [warehouse] = testWarehouses;
  const airOnly = testWarehouses.map((one) => ({ ...one, rates: one.rates.slice(0, 1) }));
  const html = renderOnSite(<ShippingCalculator warehouses={airOnly} delivery={null} />);
  expect(warehouse?.rates).toHaveLength(2);
  expect(pricesIn(html)).toEqual(["from 21.18 €"]);
  expect(html).not.toContain("you save");
});

test("there is no calculator for a site without warehouses", () => {
  expect(renderOnSite(<ShippingCalculator warehouses={[]} delivery={null} />)).not.toContain(
    "calculator",
  );
});

test("the calculator shows the discount of the customer's plan", () => {
  const html = renderOnSite(<PlanPercent value={12}>{calculator}</PlanPercent>);
  expect(pricesIn(html)).toEqual(["from 22.33 €", "from 11.48 €"]);
  expect(html).toContain("Pro −12 %");
  expect(renderOnSite(calculator)).not.toContain("Pro −");
});

test("the calculator's price and days include the cheapest courier to the door", () => {
  const html = renderOnSite(calculator);
  const [air, sea] = testWarehouses[0]?.rates ?? [];
  expect(html).toContain(`${(air?.daysMin ?? 0) + 1}–${(air?.daysMax ?? 0) + 2} days`);
  expect(html).toContain(`${(sea?.daysMin ?? 0) + 1}–${(sea?.daysMax ?? 0) + 2} days`);
  expect(html).toContain("6.90 € + 1.7 kg × 8.40 € + courier from 3.69 €");
});
