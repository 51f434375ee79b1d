import type { RatesFromWarehouse } from "#features/shipping/server/list-rates.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { BlogTeaser, type BlogTeaserProps } from "./blog-teaser.tsx";
import { Counter } from "./counter/counter.tsx";
import { FaqTeaser, type FaqTeaserProps } from "./faq-teaser.tsx";
import { HowItTravels } from "./how/how-it-travels.tsx";
import { WhatYouPay } from "./what-you-pay.tsx";

type HomeBelowProps = BlogTeaserProps &
  FaqTeaserProps & { warehouses: RatesFromWarehouse[]; explained: string[] };

/** PRODUCT §8: below the goods, how they travel and what that costs. */
export function HomeBelow(props: HomeBelowProps) {
  const { warehouses, explained, questions, articles } = props;
  const { config } = useShell();
  return (
    <>
      <Counter warehouses={warehouses} />
      <div className="page home-sections">
        <HowItTravels warehouses={warehouses} buysByLink={!config.site.switches.marketplace} />
        <WhatYouPay warehouses={warehouses} explained={explained} />
        <FaqTeaser questions={questions} />
        {articles.length > 0 && <BlogTeaser articles={articles} />}
      </div>
    </>
  );
}
