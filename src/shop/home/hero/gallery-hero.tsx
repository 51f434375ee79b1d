import { compareMethods } from "#features/shipping/domain/compare-methods.ts";
import { ShippingCalculator } from "#features/shipping/shop/shipping-calculator.tsx";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import "./gallery-hero.css";
import { HeroActions } from "./hero-actions.tsx";
import type { HeroProps } from "./hero-props.ts";
import { HeroWords } from "./hero-words.tsx";

const PIECES = [
  { name: "bag", parcel: { grams: 1100, lengthCm: 34, widthCm: 28, heightCm: 14 } },
  { name: "watch", parcel: { grams: 400, lengthCm: 14, widthCm: 11, heightCm: 9 } },
  { name: "sunglasses", parcel: { grams: 300, lengthCm: 18, widthCm: 9, heightCm: 7 } },
];

/** A gallery wall: three pieces in their mats, each with a label that names its way home. */
export function GalleryHero({ warehouses }: HeroProps) {
  const t = useT();
  const { show } = useMoney();
  const rates = warehouses[0]?.rates ?? [];
  return (
    <>
      <div className="page hero gallery-hero">
        <div className="gallery-words">
          <HeroWords />
          <HeroActions />
        </div>
        <ul className="gallery-wall">
          {PIECES.map(({ name, parcel }) => {
            const { air } = compareMethods(rates, parcel);
            return (
              <li key={name} className="gallery-piece">
                <div className="gallery-frame">
                  <img src={`/pictures/goods/${name}-560.webp`} alt="" width="280" height="280" />
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
      </div>
      <div className="page hero-calc gallery-calc">
        <ShippingCalculator warehouses={warehouses} />
      </div>
    </>
  );
}
