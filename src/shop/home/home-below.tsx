import { useShell } from "#features/sites/shop/use-shell.ts";
import { BlogTeaser, type BlogTeaserProps } from "./blog-teaser.tsx";
import { Counter } from "./counter/counter.tsx";
import { FaqTeaser, type FaqTeaserProps } from "./faq-teaser.tsx";
import { HowItTravels } from "./how/how-it-travels.tsx";
import type { CounterProps } from "./opening/opening-props.ts";
import { WhatYouPay } from "./what-you-pay.tsx";

type HomeBelowProps = BlogTeaserProps & FaqTeaserProps & CounterProps & { explained: string[] };

/** PRODUCT §8: below the goods, how they travel and what that costs. */
export function HomeBelow(props: HomeBelowProps) {
  const { warehouses, delivery, explained, questions, articles } = props;
  const { config } = useShell();
  return (
    <>
      <Counter warehouses={warehouses} delivery={delivery} />
      <div className="page home-sections">
        <HowItTravels warehouses={warehouses} buysByLink={!config.site.switches.marketplace} />
        <WhatYouPay warehouses={warehouses} explained={explained} />
        <FaqTeaser questions={questions} />
        {articles.length > 0 && <BlogTeaser articles={articles} />}
      </div>
    </>
  );
}
