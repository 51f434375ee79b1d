import "./awning-opening.css";
import type { OpeningProps } from "./opening-props.ts";
import { ShopOpeningText } from "./parts/opening-text.tsx";
import { PriceTags } from "./parts/price-tags.tsx";

/** Bold: a shop front at night; the goods lie under its awning. */
export function AwningOpening({ warehouses }: OpeningProps) {
  return (
    <div className="awning-front">
      <div className="awning-street">
        <div className="page hero awning-opening">
          <ShopOpeningText sentences />
          <PriceTags warehouses={warehouses} />
        </div>
      </div>
      <div className="awning" aria-hidden="true" />
    </div>
  );
}
