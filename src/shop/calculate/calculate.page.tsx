import { utcDay } from "#core/dates.ts";
import { localDelivery } from "#features/delivery/domain/courier.ts";
import { deliveryContext } from "#features/delivery/shop/delivery.context.ts";
import { servicePath } from "#features/forwarding/domain/forwarding-paths.ts";
import { JourneyCalculator } from "#features/shipping/shop/calculator/journey-calculator.tsx";
import { shippingContext } from "#features/shipping/shop/shipping.context.ts";
import { isOn } from "#features/sites/domain/site.ts";
import { useDestination, useShell } from "#features/sites/shop/use-shell.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { useT } from "#i18n/use-t.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { notFound } from "#platform/pages/page-responses.ts";
import { pageTagsContext } from "#platform/pages/page-tags.context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { Route } from "./+types/calculate.page.ts";
import { OwnPlan } from "./own-plan.tsx";

export const handle = { layout: "calculate" } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(visitContext);
  if (!isOn(site, "rates")) throw notFound();
  context.get(pageTagsContext).show("shipping", "delivery");
  const shipping = context.get(shippingContext);
  const delivery = context.get(deliveryContext);
  const today = utcDay(new Date());
  const ratesTo = await Promise.all(
    site.countries.map(async ({ id }) => ({
      countryId: id,
      warehouses: await shipping.listRates({ countryId: id, today }),
      delivery: localDelivery(await delivery.listCouriers({ countryId: id, siteId: site.id })),
    })),
  );
  return { today, ratesTo };
}

/** SPEC "calculate": shows the result while the visitor types, with the same rules as the call. */
export default function CalculateRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const country = useDestination();
  const { sea } = useShell().config.site.switches;
  return (
    <div className="page py-10 sm:py-14">
      <PageHead
        title={t("calculate.title")}
        description={t(sea ? "calculate.description" : "calculate.description_one_way", {
          country,
        })}
      />
      <header className="mb-8 max-w-2xl">
        <h1 className="h1">{t("calculate.title")}</h1>
        <p className="mt-3 text-ink-2">{t("calculate.lead")}</p>
      </header>
      <OwnPlan>
        <JourneyCalculator {...loaderData}>
          <NextSteps />
        </JourneyCalculator>
      </OwnPlan>
    </div>
  );
}

/** What to do with a price: send the parcel to one's own address, or have the goods bought. */
function NextSteps() {
  const t = useT();
  const { language, config } = useShell();
  const { switches, product } = config.site;
  if (!switches.services) return null;
  return (
    <nav className="journey-next" aria-label={t("calculate.next.title")}>
      <h2 className="h3">{t("calculate.next.title")}</h2>
      {switches.forwarding && (
        <Step to={`/${language}${servicePath(product)}`} name="address" variant="go" />
      )}
      {switches.create_order && (
        <Step
          to={`/${language}/order-form`}
          name="link"
          variant={switches.forwarding ? "line" : "go"}
        />
      )}
    </nav>
  );
}

type StepProps = { to: string; name: "address" | "link"; variant: "go" | "line" };

function Step({ to, name, variant }: StepProps) {
  const t = useT();
  return (
    <div>
      <p className="mb-2 text-14 text-ink-2">{t(`calculate.next.${name}_why`)}</p>
      <ButtonLink to={to} variant={variant} wide>
        {t(`calculate.next.${name}`)}
        <Icon name="arrow-right" className="icon-s" />
      </ButtonLink>
    </div>
  );
}
