import { useShell } from "#features/sites/shop/use-shell.ts";
import { BlogTeaser, type BlogTeaserProps } from "./blog-teaser.tsx";
import { HomeCalculator } from "./calculator/home-calculator.tsx";
import { FaqTeaser, type FaqTeaserProps } from "./faq-teaser.tsx";
import type { CalculatorProps } from "./opening/opening-props.ts";
import { ShippingSteps } from "./shipping-steps/shipping-steps.tsx";
import { WhatYouPay } from "./what-you-pay.tsx";

type HomeBelowProps = BlogTeaserProps & FaqTeaserProps & CalculatorProps & { explained: string[] };

/** Product notes §8: below the goods, how they travel and what that costs. */
export function HomeBelow(props: HomeBelowProps) {
  const { warehouses, delivery, explained, questions, articles } = props;
  const { config } = useShell();
  return (
    <>
      <HomeCalculator warehouses={warehouses} delivery={delivery} />
      <div className="page home-sections">
        <ShippingSteps warehouses={warehouses} buysByLink={!config.site.switches.marketplace} />
        <WhatYouPay warehouses={warehouses} explained={explained} />
        <FaqTeaser questions={questions} />
        {articles.length > 0 && <BlogTeaser articles={articles} />}
      </div>
    </>
  );
}
