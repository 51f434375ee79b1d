import { useLoaderData } from "react-router";
import { toCents } from "#core/money.ts";
import {
  type ListedRate,
  listRatesCall,
  removeRateCall,
  startRatesCall,
} from "#features/shipping/staff-calls.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { Tag } from "#office-ui/marks/tag.tsx";
import { useCountryName } from "#office-ui/marks/use-display-names.ts";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { openConfirm } from "#office-ui/page/confirm-dialog.tsx";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { ListEmpty } from "#office-ui/page/page-states.tsx";
import { callApi } from "#platform/client/call-api.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { newRate } from "./new-rate.ts";
import { fieldsOfRate, openRateDialog } from "./rate-dialog.tsx";

export const loader = () => callApi(listRatesCall, {});

type Loaded = Awaited<ReturnType<typeof loader>>;

/** Shipping rates from each warehouse to each country, for today and for later start days. */
export default function RatesPage() {
  const t = useT();
  const loaded = useLoaderData<typeof loader>();
  const { warehouses } = loaded;
  return (
    <OfficePage title={t("office.rates.title")}>
      <div className="office-body">
        <p className="max-w-prose text-ink-2">{t("office.rates.text")}</p>
        {warehouses.length === 0 && (
          <ListEmpty
            title={t("office.warehouses.none")}
            action={
              <ButtonLink variant="go" to="/warehouses">
                {t("office.warehouses.add")}
              </ButtonLink>
            }
          />
        )}
        {warehouses.map((warehouse) => (
          <WarehousePanel key={warehouse.id} warehouse={warehouse} loaded={loaded} />
        ))}
      </div>
    </OfficePage>
  );
}

type PanelProps = { warehouse: Loaded["warehouses"][number]; loaded: Loaded };

function WarehousePanel({ warehouse, loaded }: PanelProps) {
  const t = useT();
  const { busy, run } = useAction();
  const countryName = useCountryName();
  const { today, countries } = loaded;
  const rates = loaded.rates.filter(({ warehouse_id }) => warehouse_id === warehouse.id);
  const shown = rates.filter(({ is_current, is_future }) => is_current || is_future);
  const missing = countries.filter((country) => !rates.some((rate) => rate.country === country));
  const reload = () => run(async () => {});
  const add = () =>
    openRateDialog({
      title: t("office.rates.add"),
      rate: newRate(warehouse.id, missing[0] ?? countries[0] ?? "", today),
      known: rates,
      onSaved: reload,
    });
  const start = () =>
    void run(
      () => callStaff(startRatesCall, { warehouse_id: warehouse.id }),
      t("office.form.saved"),
    );
  return (
    <OfficePanel
      title={`${warehouse.city} (${warehouse.code})`}
      count={shown.length}
      aside={
        <>
          {missing.length > 0 && (
            <Button busy={busy} onClick={start}>
              {t("office.rates.start")}
            </Button>
          )}
          <Button onClick={add}>{t("office.rates.add")}</Button>
        </>
      }
    >
      {missing.length > 0 && (
        <p className="border-t border-line px-4 py-2 text-ink-2">
          {t("office.rates.missing", { countries: missing.map(countryName).join(", ") })}
        </p>
      )}
      {shown.map((rate) => (
        <RateRow key={rate.id} rate={rate} known={rates} today={today} onSaved={reload} />
      ))}
    </OfficePanel>
  );
}

type RowProps = {
  rate: ListedRate;
  known: readonly ListedRate[];
  today: string;
  onSaved: () => unknown;
};

function RateRow({ rate, known, today, onSaved }: RowProps) {
  const t = useT();
  const { money } = useOfficeFormat();
  const country = useCountryName()(rate.country);
  const { id, method, base, tiers, days_min, days_max, valid_from, is_future } = rate;
  const edit = () =>
    openRateDialog({
      title: `${rate.warehouse} → ${country}`,
      rate: { ...fieldsOfRate(rate), valid_from: is_future ? valid_from : today },
      known,
      onSaved,
    });
  const remove = () =>
    openConfirm({
      title: t("office.confirm.remove_title", {
        name: `${rate.warehouse} → ${country}, ${t("office.rates.from", { day: valid_from })}`,
      }),
      text: t("office.confirm.for_good"),
      send: t("office.rates.remove"),
      onConfirm: () => callStaff(removeRateCall, { id }),
    });
  const steps = tiers.map(({ from_grams, per_kg }) =>
    t("office.rates.step", { kg: from_grams / 1000, price: money(toCents(per_kg)) }),
  );
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2 lg:flex">
      <OfficeIcon name={method === "air" ? "plane" : "ship"} />
      <span className="col-span-2 font-medium lg:w-44">{country}</span>
      <span className="col-span-2 col-start-2 min-w-0 flex-1">
        <span className="block">{t("office.rates.base", { price: money(toCents(base)) })}</span>
        <span className="block text-12 text-ink-3">{steps.join(" · ")}</span>
      </span>
      <span className="col-span-2 col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="num text-12 text-ink-3">
          {t("office.couriers.days", { min: days_min, max: days_max })}
        </span>
        <Tag tone={is_future ? "accent" : "plain"}>
          {t("office.rates.from", { day: valid_from })}
        </Tag>
      </span>
      <span className="col-span-2 col-start-2 flex flex-wrap gap-2 lg:justify-end">
        <Button onClick={edit}>{t("office.rates.new_version")}</Button>
        {is_future && (
          <Button variant="quiet" onClick={remove}>
            {t("office.rates.remove")}
          </Button>
        )}
      </span>
    </div>
  );
}
