import { type ReactNode, useContext, useRef, useState } from "react";
import { findCountry } from "#features/sites/domain/site.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { SelectField } from "#ui/fields/select-field.tsx";
import { useEdgeRoom } from "#ui/use-edge-room.ts";
import { calculate, type OwnMethod, withPlan } from "../../domain/calculate.ts";
import { comparedAfter } from "../../domain/compare-methods.ts";
import { type GoodsLine, isImport } from "../../domain/import-charges.ts";
import { comparedToDoor, type LocalDelivery } from "../../domain/local-delivery.ts";
import { PARCEL_PRESETS } from "../../domain/parcel-presets.ts";
import type { RatesFromWarehouse } from "../../server/list-rates.ts";
import { ParcelFields } from "../parcel/parcel-fields.tsx";
import { ParcelPresets } from "../parcel/parcel-presets.tsx";
import { useParcelInput } from "../parcel/use-parcel-input.ts";
import { PlanPercent } from "../plan-percent.ts";
import { ResultStatus } from "../result/result-status.tsx";
import { WarehouseChoice } from "../warehouse-choice.tsx";
import { WeightExplained } from "../weight-explained.tsx";
import { GoodsLines } from "./goods-lines.tsx";
import { JourneyResult } from "./journey-result.tsx";
import { useGoodsInput } from "./use-goods-input.ts";
import "../calc.css";
import "../parcel/parcel-fields.css";
import "../parcel/calc-preset.css";
import "../weight-explained.css";
import "./journey.css";

type JourneyCalculatorProps = {
  today: string;
  ratesTo: readonly {
    countryId: number;
    warehouses: RatesFromWarehouse[];
    delivery: LocalDelivery | null;
  }[];
  /** Content below the result: what to do next. */
  children?: ReactNode;
};

/** Parcel, goods and destination; without JavaScript, it shows the price of its first example. */
export function JourneyCalculator({ today, ratesTo, children }: JourneyCalculatorProps) {
  const t = useT();
  const { language, config } = useShell();
  const { countries, default_country_id } = config.site;
  const form = useRef<HTMLFormElement>(null);
  const input = useParcelInput(form, PARCEL_PRESETS[0].parcel, language);
  const goods = useGoodsInput();
  const [countryId, setCountryId] = useState(default_country_id);
  const [code, setCode] = useState<string>();
  const country = findCountry(countries, countryId);
  const { warehouses, delivery } = ratesTo.find((one) => one.countryId === country?.id) ?? {
    warehouses: [],
    delivery: null,
  };
  const warehouse = warehouses.find((one) => one.code === code) ?? warehouses[0];
  const way = { from: warehouse?.countryIso ?? "", to: country?.iso_code ?? "" };
  const isImported = isImport(way.from, way.to);
  const percent = useContext(PlanPercent);
  const { parcel } = input;
  const journey = parcel && { ...way, day: today, parcel, lines: goods.lines };
  const methods =
    journey && warehouse && withPlan(calculate(warehouse.rates, journey), percent, delivery);
  const prices =
    methods && Object.fromEntries(methods.map(({ shipping }) => [shipping.method, shipping]));
  return (
    <form
      ref={form}
      className="journey"
      noValidate
      aria-label={t("calculate.title")}
      onSubmit={(event) => event.preventDefault()}
    >
      <div>
        <div className="journey-questions panel">
          <section className="journey-part">
            <h2 className="h3">{t("calculate.way")}</h2>
            {countries.length === 1 && (
              <p className="flex flex-wrap gap-x-2">
                <span className="text-ink-2">{t("calculate.to")}</span>
                <span className="font-semibold">{country?.title}</span>
              </p>
            )}
            {countries.length > 1 && (
              <SelectField
                label={t("calculate.to")}
                name="country"
                value={String(country?.id ?? "")}
                options={countries.map(({ id, title }) => ({ value: String(id), label: title }))}
                onChange={(event) => setCountryId(Number(event.target.value))}
              />
            )}
            <WarehouseChoice
              warehouses={warehouses}
              chosen={warehouse?.code ?? ""}
              onChoose={setCode}
            />
          </section>
          <section className="journey-part">
            <h2 className="h3">{t("calculate.parcel")}</h2>
            <ParcelPresets parcel={input.parcel} onPick={input.fill} />
            <ParcelFields text={input.text} faults={input.faults} onType={input.type} />
            <WeightExplained parcel={input.parcel} prices={prices} />
          </section>
          <GoodsLines goods={goods} />
        </div>
        <PriceBar methods={methods} />
      </div>
      <JourneyResult methods={methods} percent={percent} note={noteOn(isImported, goods.lines)}>
        {children}
      </JourneyResult>
      <ResultStatus prices={prices && comparedToDoor(comparedAfter(prices, percent), delivery)} />
    </form>
  );
}

function noteOn(isImported: boolean, lines: readonly GoodsLine[]) {
  if (!isImported) return "no_customs";
  return lines.some(({ valueCents }) => valueCents > 0) ? "estimate" : "no_value";
}

/** Keeps the totals visible while the user types on a phone; screen readers get them from the result itself. */
function PriceBar({ methods = [] }: { methods: readonly OwnMethod[] | undefined }) {
  const t = useT();
  const { showSum } = useMoney();
  const bar = useRef<HTMLDivElement>(null);
  useEdgeRoom(bar, "--bar-room");
  return (
    <div ref={bar} className="journey-bar [--above-foot:var(--foot-room,0px)]" aria-hidden="true">
      {methods.length === 0 && <p>{t("calculator.no_price")}</p>}
      {methods.map(({ shipping, discountCents, customs, deliveryCents }) => {
        const { dutyCents, vatCents } = customs;
        const price = showSum(shipping.cents, -discountCents, dutyCents, vatCents, deliveryCents);
        return (
          <p key={shipping.method}>
            <span>{t(`shipping.by_${shipping.method}`)}</span>
            <b className="num">{t("shipping.from", { price })}</b>
          </p>
        );
      })}
    </div>
  );
}
