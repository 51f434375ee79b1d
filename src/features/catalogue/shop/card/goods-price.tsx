import { useMoney } from "#features/sites/shop/use-money.ts";
import { Price } from "#ui/prices/price.tsx";
import type { CataloguePrice } from "../../domain/product/product-card.ts";

type GoodsPriceProps = { price: CataloguePrice; big?: boolean };

export function GoodsPrice({ price, big }: GoodsPriceProps) {
  const { show } = useMoney();
  const { cents, oldCents, lowest30Cents } = price;
  return (
    <Price
      big={big}
      now={show(cents)}
      before={oldCents === null ? undefined : show(oldCents)}
      low={lowest30Cents === null ? undefined : show(lowest30Cents)}
    />
  );
}

/** "−20%", with the sign that typography has for it. */
export const percentOffText = (percentOff: number) => `−${percentOff}%`;
