import { useContext, useId, useRef, useState } from "react";
import { useDestination, useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { comparedAfter, compareMethods, daysAxis } from "../domain/compare-methods.ts";
import { comparedToDoor, type LocalDelivery } from "../domain/local-delivery.ts";
import { PARCEL_PRESETS } from "../domain/parcel-presets.ts";
import type { RatesFromWarehouse } from "../server/list-rates.ts";
import { ParcelFields } from "./parcel/parcel-fields.tsx";
import { ParcelPresets } from "./parcel/parcel-presets.tsx";
import { useParcelInput } from "./parcel/use-parcel-input.ts";
import { PlanPercent } from "./plan-percent.ts";
import { ResultStatus } from "./result/result-status.tsx";
import { ShippingResult } from "./result/shipping-result.tsx";
import { WarehouseChoice } from "./warehouse-choice.tsx";
import { WeightExplained } from "./weight-explained.tsx";

type ShippingCalculatorProps = {
  warehouses: RatesFromWarehouse[];
  /** The cheapest courier to the door; its fee and days are included in the shown values. */
  delivery: LocalDelivery | null;
};

/** Updates prices while the user types. Without JavaScript, it shows the price of its first example. */
export function ShippingCalculator({ warehouses, delivery }: ShippingCalculatorProps) {
  const t = useT();
  const { language } = useShell();
  const country = useDestination();
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useParcelInput(form, PARCEL_PRESETS[0].parcel, language);
  const [code, setCode] = useState(warehouses[0]?.code ?? "");
  const warehouse = warehouses.find((one) => one.code === code) ?? warehouses[0];
  const percent = useContext(PlanPercent);
  if (!warehouse) return null;
  const full = input.parcel && compareMethods(warehouse.rates, input.parcel);
  const prices = full && comparedToDoor(comparedAfter(full, percent), delivery);
  return (
    <section id="calculator" className="calc panel" aria-labelledby={titleId}>
      <form
        ref={form}
        className="calc-grid"
        noValidate
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="calc-head">
          <h2 id={titleId} className="h3">
            {t("calculator.title")}
          </h2>
          <p className="calc-to">
            <Icon name="map-pin" className="icon-s" />
            {t("calculator.to")} <b>{country}</b>
          </p>
        </div>
        <WarehouseChoice warehouses={warehouses} chosen={warehouse.code} onChoose={setCode} />
        <ParcelPresets parcel={input.parcel} onPick={input.fill} />
        <ParcelFields text={input.text} faults={input.faults} onType={input.type} />
        <WeightExplained parcel={input.parcel} prices={prices} />
        <ShippingResult
          prices={prices}
          percent={percent}
          rates={warehouse.rates}
          delivery={delivery}
          axis={daysAxis(
            warehouses.flatMap((one) => one.rates).map((rate) => toDoor(rate, delivery)),
          )}
        />
        <ResultStatus prices={prices} />
      </form>
    </section>
  );
}

const toDoor = ({ daysMax }: { daysMax: number }, delivery: LocalDelivery | null) => ({
  daysMax: daysMax + (delivery?.daysMax ?? 0),
});
