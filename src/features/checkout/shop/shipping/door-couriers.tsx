import type { WireService } from "#features/delivery/requests.ts";
import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { useT } from "#i18n/use-t.ts";
import { RadioCards } from "#ui/radio-cards.tsx";

type DoorCouriersProps = {
  services: readonly WireService[];
  currency: string;
  value: string;
  onChange: (localDeliveryType: string) => void;
  error?: string | undefined;
};

/** Who rings at the door, for what. */
export function DoorCouriers(props: DoorCouriersProps) {
  const { services, currency, value, onChange, error } = props;
  const t = useT();
  const show = useOrderMoney(currency);
  return (
    <RadioCards
      legend={t("delivery.courier")}
      name="delivery"
      value={value}
      onChange={onChange}
      {...(error && { error })}
      options={services.map(({ local_delivery_type, name, delivery_fee, days }) => ({
        value: String(local_delivery_type),
        title: name,
        aside: delivery_fee === 0 ? t("checkout.free") : show(delivery_fee),
        detail: t("shipping.days_range", { min: days.min, count: days.max }),
      }))}
    />
  );
}
