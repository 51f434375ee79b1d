import { useT } from "#i18n/use-t.ts";
import { RadioCards } from "#ui/fields/radio-cards.tsx";
import type { ServiceResponse } from "../../contract.ts";
import type { ShowAmount } from "./delivery-choices.ts";

type DoorCouriersProps = {
  services: readonly ServiceResponse[];
  show: ShowAmount;
  value: string;
  onChange: (localDeliveryType: string) => void;
  error?: string | undefined;
};

/** Chooses a courier to the door, with its fee. */
export function DoorCouriers({ services, show, value, onChange, error }: DoorCouriersProps) {
  const t = useT();
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
