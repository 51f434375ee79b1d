import { utcDay } from "#core/dates.ts";
import { catalogueContext } from "#features/catalogue/shop/catalogue.context.ts";
import { HomeGoods } from "#features/catalogue/shop/home/home-goods.tsx";
import { cardTags } from "#features/catalogue/shop/require-catalogue.ts";
import { readContentContext } from "#features/content/shop/read-content-context.ts";
import { localDelivery } from "#features/delivery/domain/courier.ts";
import { deliveryContext } from "#features/delivery/shop/delivery.context.ts";
import { shippingContext } from "#features/shipping/shop/shipping.context.ts";
import { isOn } from "#features/sites/domain/site.ts";
import { OrganizationData } from "#features/sites/shop/organization-data.tsx";
import { useDestination, useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { JsonLd } from "#platform/pages/json-ld.tsx";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { pageTagsContext } from "#platform/pages/page-tags.context.ts";
import { DeferredHydration } from "#ui/lazy/deferred-hydration.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.ts";
import type { Route } from "./+types/home.page.ts";
import { firstParagraph } from "./first-paragraph.ts";
import { Hero } from "./hero/hero.tsx";
import "./home.css";
import "./home-below.css";

const HomeBelow = lazyPart("below", async () => (await import("./home-below.tsx")).HomeBelow);

export const handle = { layout: "index" } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { content, place } = readContentContext(context);
  const warehouses = await context
    .get(shippingContext)
    .listRates({ countryId: place.site.defaultCountryId, today: utcDay(new Date()) });
  const couriers = await context
    .get(deliveryContext)
    .listCouriers({ countryId: place.site.defaultCountryId, siteId: place.site.id });
  const sections = isOn(place.site, "marketplace")
    ? await context.get(catalogueContext).getHomeSections(place)
    : null;
  const shown = [
    "content",
    "content:home",
    "content:faq",
    "content:blog",
    "shipping",
    "delivery",
    "catalogue",
    ...(sections
      ? cardTags([...sections.bestSellers, ...sections.newArrivals, ...sections.deals])
      : []),
  ];
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
  return {
    warehouses,
    delivery: localDelivery(couriers),
    sections,
    questions,
    articles,
    explained,
  };
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { sections, ...below } = loaderData;
  const t = useT();
  const country = useDestination();
  const hasServices = useShell().config.site.switches.services;
  return (
    <>
      <PageHead
        title={t(hasServices ? "home.title" : "home.plain.title")}
        description={t(hasServices ? "home.description" : "home.plain.description", { country })}
      />
      <StructuredData />
      <Hero warehouses={below.warehouses} />
      {sections && (
        <div className="page">
          <HomeGoods sections={sections} />
        </div>
      )}
      <DeferredHydration name="below" isFar>
        <HomeBelow {...below} />
      </DeferredHydration>
    </>
  );
}

/** For search engines: who runs the site, and the site itself in its languages. */
function StructuredData() {
  const { config, origin } = useShell();
  const { name, available_locales } = config.site;
  return (
    <>
      <OrganizationData />
      <JsonLd thing={{ "@type": "WebSite", name, url: origin, inLanguage: available_locales }} />
    </>
  );
}
