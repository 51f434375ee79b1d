import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { compareMethods } from "#features/shipping/domain/compare-methods.ts";
import { airRate, seaRate } from "#features/shipping/domain/fixtures/rates.ts";
import { PlanPercent } from "#features/shipping/shop/plan-percent.ts";
import { renderOnSite } from "#features/sites/shop/fixtures/rendered-page.tsx";
import { productView, variantView } from "../../domain/product/fixtures/product-view.ts";
import { type BuyButton, ProductOffer } from "./product-offer.tsx";

const parcel = { grams: 1000, lengthCm: 10, widthCm: 10, heightCm: 10 };
const variant = variantView({ parcel, shipping: compareMethods([airRate, seaRate], parcel) });

const offered = {
  chosen: { variant, hasSize: true },
  Buy: ({ deliveredPrice }: ComponentProps<BuyButton>) => deliveredPrice?.totalCents,
  onGone: () => {},
};

const offerTo = (percent: number) =>
  renderOnSite(
    <PlanPercent value={percent}>
      <ProductOffer {...offered} product={productView} />
    </PlanPercent>,
  );

test("delivered prices have no discount without a plan", () => {
  const html = offerTo(0);
  expect(html).toContain("25.80 €");
  expect(html).toContain("17.90 €");
  expect(html).not.toContain("Pro −");
});

test("a plan's discount is taken off the shipping everywhere and is named", () => {
  const html = offerTo(10);
  // By air 15.30 minus ten percent, by sea 7.40 minus ten percent, plus the product price.
  expect(html).toContain("24.27 €");
  expect(html).toContain("17.16 €");
  expect(html).not.toMatch(/25\.80 €|17\.90 €/);
  expect(html).toContain("2427<p");
  expect(html.match(/data-plan-discount="10"/g)).toHaveLength(2);
  expect(html).toMatch(/<s[^>]*>.*15\.30 €<\/s>/s);
  expect(html).toContain("6.90 € + 1.0 kg × 8.40 €, Pro −10 %");
});

test("delivered prices include the cheapest courier's fee and days", () => {
  const delivery = { feeCents: 369, daysMin: 1, daysMax: 2 };
  const html = renderOnSite(<ProductOffer {...offered} product={{ ...productView, delivery }} />);
  // 25.80 and 17.90 plus the courier's 3.69.
  expect(html).toContain("from 29.49 €");
  expect(html).toContain("from 21.59 €");
  expect(html).toContain("courier from 3.69 €");
  expect(html).toContain("Courier to your door, from");
  expect(html).toContain(`${airRate.daysMin + 1}–${airRate.daysMax + 2} days`);
});

test("the price is marked as from until a size is chosen", () => {
  const variants = [3395, 6895].map((cents, at) =>
    variantView({ id: at, size: `${at}`, price: { ...variant.price, cents } }),
  );
  const render = (hasSize: boolean, at: number) =>
    renderOnSite(
      <ProductOffer
        {...offered}
        product={{ ...productView, variants }}
        chosen={{ variant: variants[at] ?? variant, hasSize }}
      />,
    );
  expect(render(false, 0)).toContain("<small>from </small>33.95 €");
  expect(render(true, 0)).not.toContain("<small>");
  expect(render(false, 1)).not.toContain("<small>");
});

test("before a size is chosen none is marked and no stock is shown", () => {
  const sizes = ["S", "M"].map((size, at) => variantView({ id: at + 1, size, stock: at + 1 }));
  const product = { ...productView, variants: sizes };
  const [first = variant] = sizes;
  const render = (hasSize: boolean) =>
    renderOnSite(
      <ProductOffer {...offered} product={product} chosen={{ variant: first, hasSize }} />,
    );
  expect(render(false)).toContain("Choose a size");
  expect(render(false)).not.toMatch(/aria-current|stock-line/);
  expect(render(true)).toContain('aria-current="true"');
});
