import { MethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import { PriceRows } from "#ui/price-rows.tsx";
import type { DoorPrice } from "../../domain/product-card.ts";

/** LOOK: by air and by sea to your door, two short lines. */
export function DoorRows({ doors }: { doors: readonly DoorPrice[] }) {
  const t = useT();
  const money = useMoney();
  return (
    <PriceRows
      rows={doors.map(({ method, totalCents, days }) => ({
        label: t(`catalogue.door.${method}`),
        icon: <MethodIcon method={method} small />,
        price: money.show(totalCents),
        note: t("shipping.days_range", { min: days.min, count: days.max }),
      }))}
    />
  );
}
