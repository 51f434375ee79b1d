import { CountryField } from "#features/account/shop/addresses/address-fields.tsx";
import { DeliveryCountry } from "#features/cart/shop/destination/delivery-country.tsx";
import { DeliveryKindChoice } from "#features/delivery/shop/choice/delivery-kind-choice.tsx";
import { DoorCouriers } from "#features/delivery/shop/choice/door-couriers.tsx";
import { LockerChoice } from "#features/delivery/shop/choice/locker-choice.tsx";
import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Notice } from "#ui/notice.tsx";
import { Block } from "../frame/checkout-frame.tsx";
import type { ShippingStepState } from "./use-shipping-step.ts";

/** Which country, to a locker or to the door, and by whom. */
export function DeliveryBlock({ step }: { step: ShippingStepState }) {
  const t = useT();
  const { countries } = useShell().config.site;
  const { data, form, choose } = step;
  const show = useOrderMoney(data.currency);
  const services = data.local_delivery_couriers;
  const door = services.filter((one) => !one.has_pickup_points);
  const way = form.values.way === "pickup" ? "pickup" : "door";
  const asksCountry = countries.length > 1 && form.values.address_id === "";
  return (
    <Block id="place" title={t("checkout.place")}>
      <div className="grid gap-4">
        {asksCountry && <CountryField form={form} countries={countries} />}
        {countries.length === 1 && <DeliveryCountry />}
        {services.length === 0 && <Notice kind="warn">{t("checkout.no_courier")}</Notice>}
        {services.length > 0 && (
          <DeliveryKindChoice services={services} show={show} value={way} onChange={choose.way} />
        )}
        {way === "pickup" && (
          <LockerChoice
            data={data}
            show={show}
            value={form.values.parcel_shop}
            error={form.choice("parcel_shop").error}
            onChoose={choose.locker}
          />
        )}
        {way === "door" && door.length === 1 && (
          <input type="hidden" name="delivery" value={form.values.delivery} />
        )}
        {way === "door" && door.length > 1 && (
          <DoorCouriers
            services={door}
            show={show}
            value={form.values.delivery}
            error={form.choice("delivery").error}
            onChange={choose.courier}
          />
        )}
      </div>
    </Block>
  );
}
