import { useMoney } from "#features/sites/shop/use-money.ts";
import { Price } from "#ui/prices/price.tsx";
import { struckCents } from "../../domain/product/catalogue-price.ts";
import type { CataloguePrice } from "../../domain/product/product-card.ts";

type GoodsPriceProps = { price: CataloguePrice; isFrom: boolean; big?: boolean };

export function GoodsPrice({ price, isFrom, big }: GoodsPriceProps) {
  const { show } = useMoney();
  const struck = struckCents(price);
  return (
    <Price
      big={big}
      isFrom={isFrom}
      now={show(price.cents)}
      before={struck === null ? undefined : show(struck)}
    />
  );
}

/** "−20%", with the typographic minus sign. */
export const percentOffText = (percentOff: number) => `−${percentOff}%`;
