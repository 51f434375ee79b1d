import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatNumber } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import type { Parcel } from "../domain/chargeable-weight.ts";
import { type ComparedMethods, countedWeight } from "../domain/compare-methods.ts";
import type { ShippingPrice } from "../domain/shipping-price.ts";
import { BoxDrawing } from "./box-drawing.tsx";

type WeightExplainedProps = { parcel: Parcel | undefined; prices: ComparedMethods | undefined };

/** The box in true proportions, and its two weights as bars of the same scale. */
export function WeightExplained({ parcel, prices }: WeightExplainedProps) {
  const price = prices?.air ?? prices?.sea;
  return (
    <figure className="calc-why" data-empty={price ? undefined : ""}>
      <BoxDrawing parcel={parcel} />
      <WeightBars price={price} />
      <figcaption>
        <Sentence prices={prices} />
      </figcaption>
    </figure>
  );
}

function WeightBars({ price }: { price: ShippingPrice | undefined }) {
  const t = useT();
  const { language } = useShell();
  const grams = { scale: price?.scaleGrams ?? 0, volume: price?.volumeGrams ?? 0 };
  const larger = Math.max(grams.scale, grams.volume, 1);
  const counted = price && countedWeight(price);
  return (
    <dl className="calc-bars">
      {(["scale", "volume"] as const).map((kind) => (
        <div key={kind} data-kind={kind} data-counted={kind === counted ? "" : undefined}>
          <dt>{t(`calculator.by_${kind}`)}</dt>
          <dd>
            {price
              ? t("calculator.kg", { value: formatNumber(grams[kind] / 1000, language, 2) })
              : "–"}
          </dd>
          <dd className="calc-bar" aria-hidden="true">
            <i style={{ inlineSize: `${(grams[kind] / larger) * 100}%` }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Sentence({ prices }: { prices: ComparedMethods | undefined }) {
  const t = useT();
  const { language } = useShell();
  const { air, sea } = prices ?? {};
  // The field itself already shows the error.
  if (!air || !sea) return null;
  const kg = (price: ShippingPrice) => formatNumber(price.chargeableGrams / 1000, language, 1);
  const [byAir, bySea] = [countedWeight(air), countedWeight(sea)];
  const why = t(`calculator.why.${byAir === bySea ? byAir : "mixed"}`, {
    air: kg(air),
    sea: kg(sea),
  });
  const rounded = [air, sea].find((price) => price.billedGrams > price.chargeableGrams);
  if (!rounded) return why;
  const billed = formatNumber(rounded.billedGrams / 1000, language, 1);
  return `${why} ${t(`calculator.why.billed_${rounded.method}`, { kg: billed })}`;
}
