import { Link } from "react-router";
import { findCountry } from "#features/sites/domain/site.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useDestination, useShell } from "#features/sites/shop/use-shell.ts";
import { visitContext } from "#features/sites/shop/visit.context.ts";
import { useT } from "#i18n/use-t.ts";
import type { PageHandle } from "#platform/pages/page-handle.ts";
import { PageHead } from "#platform/pages/page-head.tsx";
import { pageTagsContext } from "#platform/pages/page-tags.context.ts";
import { type Column, Table } from "#ui/table/table.tsx";
import type { DeliveryKind } from "../domain/courier.ts";
import type { DeliveryService } from "../domain/delivery-service.ts";
import type { Route } from "./+types/pickup-points.page.ts";
import { deliveryContext } from "./delivery.context.ts";
import { LatePointPicker } from "./late-point-picker.tsx";
import "./pickup-points.css";

export const handle = { layout: "page" } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(visitContext);
  context.get(pageTagsContext).show("delivery");
  const country = findCountry(site.countries, site.defaultCountryId);
  const services = country
    ? await context.get(deliveryContext).listCouriers({ countryId: country.id, siteId: site.id })
    : [];
  return { countryIso: country?.isoCode ?? "", services };
}

export default function PickupPointsRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const country = useDestination();
  const { language } = useShell();
  const { show } = useMoney();
  const { countryIso, services } = loaderData;
  const pickup = services
    .filter(({ way }) => way === "pickup")
    .map(({ courier, name, feeCents }) => ({ courier, name, fee: show(feeCents) }));
  return (
    <div className="page pickup-points">
      <PageHead title={t("delivery.title")} description={t("delivery.description", { country })} />
      <header>
        <h1 className="h1">{t("delivery.title")}</h1>
        <p className="pickup-points-lead">
          {pickup.length > 0 && t("delivery.lead", { country })}
          {pickup.length === 0 && services.length > 0 && t("delivery.door_only", { country })}
          {services.length === 0 && (
            <Link className="link" to={`/${language}/contacts`}>
              {t("delivery.none_yet", { country })}
            </Link>
          )}
        </p>
      </header>
      {services.length > 0 && <CourierPrices services={services} />}
      {pickup.length > 0 && (
        <section aria-labelledby="find-point">
          <h2 className="h2" id="find-point">
            {t("delivery.find")}
          </h2>
          <LatePointPicker countryIso={countryIso} services={pickup} />
        </section>
      )}
    </div>
  );
}

type Row = { name: string; services: DeliveryService[] };

/** One row per courier: the fee and the days of each of its services. */
function CourierPrices({ services }: { services: readonly DeliveryService[] }) {
  const t = useT();
  const rows = [...Map.groupBy(services, ({ name }) => name)].map(([name, ways]) => ({
    name,
    services: ways,
  }));
  const ways = (["pickup", "door"] as const).filter((way) =>
    services.some((service) => service.way === way),
  );
  const columns: Column<Row>[] = [
    { id: "courier", header: t("delivery.col_courier"), cell: ({ name }) => <b>{name}</b> },
    ...ways.map((way) => ({
      id: way,
      header: t(`delivery.col_${way}`),
      numeric: true,
      cell: (row: Row) => <Way row={row} way={way} />,
    })),
  ];
  return (
    <Table
      caption={t("delivery.prices")}
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      isNarrow
    />
  );
}

function Way({ row, way }: { row: Row; way: DeliveryKind }) {
  const t = useT();
  const { show } = useMoney();
  const service = row.services.find((one) => one.way === way);
  if (!service) return "–";
  const days = { min: service.daysMin, count: service.daysMax };
  return (
    <span className="courier-way">
      <b>{show(service.feeCents)}</b>
      <span className="courier-days">{t("shipping.days_range", days)}</span>
    </span>
  );
}
