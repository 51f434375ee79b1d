import { formatDate } from "#core/dates.ts";
import { contentPlace } from "#features/content/shop/place.ts";
import { shippingContext } from "#features/shipping/shop/shipping.context.ts";
import { useT } from "#i18n/use-t.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/home.page.ts";

export const handle = { layout: "index" };

export async function loader({ context }: Route.LoaderArgs) {
  const { content, place, show } = contentPlace(context);
  const rates = await context
    .get(shippingContext)
    .listRates({ countryId: place.site.defaultCountryId, today: formatDate(new Date()) });
  show("home");
  show("faq");
  return {
    faq: content.listHomeFaq(place),
    blog: content.listBlog(place).slice(0, 3),
    rates,
  };
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="page">
      <PageHead title={t("home.title")} description={t("home.description")} />
      <h1 className="h1">{t("home.title")}</h1>
      <pre>{JSON.stringify(loaderData.rates)}</pre>
    </div>
  );
}
