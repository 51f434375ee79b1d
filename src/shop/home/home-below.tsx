import type { BlogArticle } from "#features/content/domain/article.ts";
import { BlogPicture } from "#features/content/shop/pictures/blog-picture.tsx";
import type { RatesFromWarehouse } from "#features/shipping/server/list-rates.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatNumber } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { PageLink } from "#ui/navigation/page-link.tsx";
import { HomeCalculator } from "./calculator/home-calculator.tsx";
import { FaqTeaser, type FaqTeaserProps } from "./faq-teaser.tsx";
import type { CalculatorProps } from "./hero/parts/hero-text.tsx";
import { RateTable } from "./rate-table.tsx";
import { ShippingSteps } from "./shipping-steps/shipping-steps.tsx";

type HomeBelowProps = BlogTeaserProps & FaqTeaserProps & CalculatorProps & { explained: string[] };

/** Product notes §8: below the goods, how they travel and what that costs. */
export function HomeBelow(props: HomeBelowProps) {
  const { warehouses, delivery, explained, questions, articles } = props;
  const { services } = useShell().config.site.switches;
  const hasRates = warehouses.length > 0;
  return (
    <>
      {hasRates && <HomeCalculator warehouses={warehouses} delivery={delivery} />}
      <div className="page home-sections">
        {services && <ShippingSteps warehouses={warehouses} />}
        {hasRates && <WhatYouPay warehouses={warehouses} explained={explained} />}
        {questions.length > 0 && <FaqTeaser questions={questions} />}
        {articles.length > 0 && <BlogTeaser articles={articles} />}
      </div>
    </>
  );
}

type WhatYouPayProps = {
  warehouses: RatesFromWarehouse[];
  /** The slugs of answers that this site has. */
  explained: string[];
};

function WhatYouPay({ warehouses, explained }: WhatYouPayProps) {
  const t = useT();
  const { language, config } = useShell();
  const { isConverted } = useMoney();
  const { forwarding } = config.site.switches;
  const { iso_code, rate } = config.conversionCurrency;
  const conversion = { currency: iso_code, rate: formatNumber(rate, language, 3) };
  const answer = (slug: string, words: string) =>
    explained.includes(slug) && (
      <PageLink className="link" to={`/${language}/faq/${slug}`}>
        {words}
      </PageLink>
    );
  return (
    <section className="section home-split" aria-labelledby="pay-title">
      <div className="home-split-words">
        <h2 id="pay-title" className="h2">
          {t("home.pay.title")}
        </h2>
        <p className="home-note">{t("home.pay.text")}</p>
        <p className="home-note">{t(forwarding ? "home.pay.tax" : "home.pay.tax_goods")}</p>
        {isConverted && <p className="home-note">{t("home.pay.converted", conversion)}</p>}
        <p className="home-links">
          {answer("chargeable-weight", t("home.pay.weight_link"))}
          {answer("customs-and-vat", t("home.pay.tax_link"))}
        </p>
      </div>
      <RateTable warehouses={warehouses} />
    </section>
  );
}

type Article = Pick<BlogArticle, "slug" | "title" | "summary" | "date" | "picture">;

type BlogTeaserProps = { articles: Article[] };

/** The newest article large, the earlier ones next to it. */
function BlogTeaser({ articles }: BlogTeaserProps) {
  const t = useT();
  const { language } = useShell();
  return (
    <section className="section" aria-labelledby="blog-title">
      <div className="home-section-head">
        <h2 id="blog-title" className="h2">
          {t("home.blog.title")}
        </h2>
        <PageLink className="link home-all" to={`/${language}/blog`}>
          {t("home.blog.all")}
        </PageLink>
      </div>
      <ul className="home-articles rail">
        {articles.map(({ slug, title, summary, date, picture }) => (
          <li key={slug} className="home-article">
            <div className="home-article-picture">
              <BlogPicture name={picture} />
            </div>
            <div>
              <time dateTime={date}>{date}</time>
              <h3 className="h3">
                <PageLink to={`/${language}/blog/${slug}`}>{title}</PageLink>
              </h3>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
