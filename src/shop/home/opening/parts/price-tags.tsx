import { compareMethods } from "#features/shipping/domain/compare-methods.ts";
import { PARCEL_PRESETS } from "#features/shipping/domain/parcel-presets.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import type { OpeningProps } from "../opening-props.ts";

/** What three everyday things cost by air from the first warehouse, written on tags. */
export function PriceTags({ warehouses }: OpeningProps) {
  const t = useT();
  const { show } = useMoney();
  const rates = warehouses[0]?.rates ?? [];
  const rate = rates.find(({ method }) => method === "air");
  return (
    <div className="price-tags">
      {rate && (
        <p>
          {t("home.hero.awning.tags", {
            days: t("shipping.days_range", { min: rate.daysMin, count: rate.daysMax }),
          })}
        </p>
      )}
      <dl>
        {PARCEL_PRESETS.slice(0, 3).map(({ name, parcel }) => {
          const { air } = compareMethods(rates, parcel);
          return (
            air && (
              <div key={name} className="price-tag">
                <dt>{t(`calculator.preset.${name}`)}</dt>
                <dd>{show(air.cents)}</dd>
              </div>
            )
          );
        })}
      </dl>
    </div>
  );
}
