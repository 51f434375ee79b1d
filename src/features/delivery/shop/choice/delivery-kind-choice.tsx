import { useT } from "#i18n/use-t.ts";
import { RadioCards } from "#ui/fields/radio-cards.tsx";
import type { ServiceResponse } from "../../contract.ts";
import type { DeliveryKind } from "../../domain/courier.ts";
import type { ShowAmount } from "./delivery-choices.ts";

type WayChoiceProps = {
  services: readonly ServiceResponse[];
  show: ShowAmount;
  value: DeliveryKind;
  onChange: (way: DeliveryKind) => void;
};

const wayOf = ({ has_pickup_points }: Pick<ServiceResponse, "has_pickup_points">): DeliveryKind =>
  has_pickup_points ? "pickup" : "door";

/** Chooses between lockers and the door; each shows the price of its cheapest courier. */
export function DeliveryKindChoice({ services, show, value, onChange }: WayChoiceProps) {
  const t = useT();
  const ways = (["pickup", "door"] as const).flatMap((way) => {
    const ofWay = services.filter((service) => wayOf(service) === way);
    return ofWay.length > 0 ? { way, ofWay } : [];
  });
  const price = (ofWay: readonly ServiceResponse[]) => {
    const fees = ofWay.map(({ delivery_fee }) => delivery_fee);
    const least = Math.min(...fees);
    const words = least === 0 ? t("checkout.free") : show(least);
    return fees.some((fee) => fee !== least) ? t("checkout.from_price", { price: words }) : words;
  };
  return (
    <RadioCards
      legend={t("checkout.place")}
      hideLegend
      name="way"
      value={value}
      onChange={onChange}
      options={ways.map(({ way, ofWay }) => ({
        value: way,
        title: t(`checkout.way.${way}`),
        aside: price(ofWay),
        detail: ofWay.map(({ name }) => name).join(", "),
      }))}
    />
  );
}
