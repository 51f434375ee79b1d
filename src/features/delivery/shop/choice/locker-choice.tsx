import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { FieldNote } from "#ui/fields/field.tsx";
import type { PointResponse } from "../../contract.ts";
import { LatePointPicker } from "../late-point-picker.tsx";
import type { DeliveryChoices, ShowAmount } from "./delivery-choices.ts";

type LockerChoiceProps = {
  data: DeliveryChoices;
  show: ShowAmount;
  /** The `parcelshop_id` of the chosen point. */
  value: string;
  error?: string | undefined;
  onChoose: (point: PointResponse, localDeliveryType: string) => void;
};

/** Chooses a locker, and with it the courier. */
export function LockerChoice({ data, show, value, error, onChoose }: LockerChoiceProps) {
  const t = useT();
  const { countries } = useShell().config.site;
  const country = countries.find(({ id }) => id === data.country_id);
  const services = data.local_delivery_couriers.filter((one) => one.has_pickup_points);
  const known = data.courier_info?.parcel_shop ?? undefined;
  const choose = (point: PointResponse) => {
    const service = services.find(({ courier }) => courier === point.courier);
    if (service) onChoose(point, String(service.local_delivery_type));
  };
  return (
    <div className="checkout-locker">
      {error && (
        <div id="locker-error" tabIndex={-1} aria-invalid="true" role="alert">
          <FieldNote id="locker-note" error={t("checkout.choose_locker")} />
        </div>
      )}
      <LatePointPicker
        key={country?.iso_code}
        countryIso={country?.iso_code ?? ""}
        services={services.map(({ courier, name, delivery_fee }) => ({
          courier,
          name,
          fee: delivery_fee === 0 ? t("checkout.free") : show(delivery_fee),
        }))}
        initial={known?.parcelshop_id === value ? known : undefined}
        onChoose={choose}
      />
    </div>
  );
}
