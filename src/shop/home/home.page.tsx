import { Suspense } from "react";
import { formatDate } from "#core/dates.ts";
import { catalogueContext } from "#features/catalogue/shop/catalogue.context.ts";
import { HomeGoods } from "#features/catalogue/shop/home/home-goods.tsx";
import { contentPlace } from "#features/content/shop/place.ts";
import { shippingContext } from "#features/shipping/shop/shipping.context.ts";
import { isOn } from "#features/sites/domain/site.ts";
import type { PageHandle } from "#features/sites/shop/page-handle.ts";
import { PageHead } from "#features/sites/shop/page-head.tsx";
import { pageTagsContext } from "#features/sites/shop/page-tags.context.ts";
import { useDestination } from "#features/sites/shop/use-destination.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import type { Route } from "./+types/home.page.ts";
import { BlogTeaser } from "./blog-teaser.tsx";
import { Counter } from "./counter/counter.tsx";
import { FaqTeaser } from "./faq-teaser.tsx";
import { firstParagraph } from "./first-paragraph.ts";
import "./home.css";
import { HowItTravels } from "./how/how-it-travels.tsx";
import { Opening } from "./opening/opening.tsx";
import { StructuredData } from "./structured-data.tsx";
import { WhatYouPay } from "./what-you-pay.tsx";

export const handle = { layout: "index" } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { content, place } = contentPlace(context);
  const warehouses = await context
    .get(shippingContext)
    .listRates({ countryId: place.site.defaultCountryId, today: formatDate(new Date()) });
  const sections = isOn(place.site, "marketplace")
    ? await context.get(catalogueContext).getHomeSections(place)
    : null;
  const shown = ["content:home", "content:faq", "content:blog", "shipping", "catalogue"];
  context.get(pageTagsContext).show(...shown);
  const questions = content
    .listHomeFaq(place)
    .map(({ slug, title, html }) => ({ slug, title, html: firstParagraph(html) }));
  const articles = content
    .listBlog(place)
    .slice(0, 3)
    .map(({ slug, title, summary, date, picture }) => ({ slug, title, summary, date, picture }));
  const explained = ["chargeable-weight", "customs-and-vat"].filter(
    (slug) => content.getFaqArticle(place, slug) !== undefined,
  );
  return { warehouses, sections, questions, articles, explained };
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { warehouses, sections, questions, articles, explained } = loaderData;
  const t = useT();
  const { config } = useShell();
  const country = useDestination();
  return (
    <>
      <PageHead title={t("home.title")} description={t("home.description", { country })} />
      <StructuredData />
      <Opening warehouses={warehouses} />
      {sections && (
        <div className="page">
          <HomeGoods sections={sections} />
        </div>
      )}
      <Suspense>
        <Counter warehouses={warehouses} />
      </Suspense>
      <div className="page home-sections">
        <HowItTravels warehouses={warehouses} buysByLink={!config.site.switches.marketplace} />
        <WhatYouPay warehouses={warehouses} explained={explained} />
        <FaqTeaser questions={questions} />
        {articles.length > 0 && <BlogTeaser articles={articles} />}
      </div>
    </>
  );
}
