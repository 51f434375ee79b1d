import { compareMethods } from "#features/shipping/domain/compare-methods.ts";
import { ShippingCalculator } from "#features/shipping/shop/shipping-calculator.tsx";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import type { OpeningProps } from "../opening/opening-props.ts";
import "./wall-counter.css";

const PIECES = [
  { name: "bag", parcel: { grams: 1100, lengthCm: 34, widthCm: 28, heightCm: 14 } },
  { name: "watch", parcel: { grams: 400, lengthCm: 14, widthCm: 11, heightCm: 9 } },
  { name: "sunglasses", parcel: { grams: 300, lengthCm: 18, widthCm: 9, heightCm: 7 } },
];

/** A gallery wall: three pieces in their mats, each with a label that names its way home. */
export function WallCounter({ warehouses }: OpeningProps) {
  const t = useT();
  const { show } = useMoney();
  const rates = warehouses[0]?.rates ?? [];
  return (
    <div className="page section wall-counter">
      <ul className="gallery-wall">
        {PIECES.map(({ name, parcel }) => {
          const { air } = compareMethods(rates, parcel);
          return (
            <li key={name} className="gallery-piece">
              <div className="gallery-frame">
                <img
                  src={`/pictures/goods/${name}-560.webp`}
                  alt=""
                  width="280"
                  height="280"
                  loading="lazy"
                />
              </div>
              <p>
                <b>{t(`home.hero.gallery.piece.${name}`)}</b>
                {air &&
                  t("home.hero.gallery.shipping", {
                    price: show(air.cents),
                    days: t("shipping.days_range", { min: air.daysMin, count: air.daysMax }),
                  })}
              </p>
            </li>
          );
        })}
      </ul>
      <ShippingCalculator warehouses={warehouses} />
    </div>
  );
}
