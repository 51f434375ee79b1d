import { Link } from "react-router";
import { addressOf } from "#features/delivery/shop/point-picker/point-texts.ts";
import { MethodIcon } from "#features/shipping/shop/method-icon.tsx";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import type { CheckoutData } from "../../contract.ts";
import { Block } from "../frame/checkout-frame.tsx";
import { stepPath } from "../frame/checkout-steps.tsx";
import { useArrival } from "../frame/use-arrival.ts";

type ReviewDeliveryProps = { data: CheckoutData; today: string; onTravel: () => void };

/** A last summary before paying: shipping method, arrival, recipient and address. */
export function ReviewDelivery({ data, today, onTravel }: ReviewDeliveryProps) {
  const t = useT();
  const { language, config } = useShell();
  const method = data.selected_shipping_method;
  const arrivalOf = useArrival(data, today);
  const { address, courier_info: courier } = data;
  const country = config.site.countries.find(({ id }) => id === address?.country_id)?.title;
  return (
    <Block
      id="review-delivery"
      title={t("checkout.step.checkout")}
      aside={<ChangeLink to={stepPath(language, "checkout", data.slug)} what="checkout" />}
    >
      <div className="checkout-review">
        <div>
          <h3>{t("checkout.travel")}</h3>
          <p className="flex items-center gap-2 font-semibold">
            <MethodIcon method={method} />
            {t(`shipping.by_${method}`)}
          </p>
          <p>{arrivalOf(method)}</p>
          {!data.order && (
            <Button
              variant="quiet"
              className="ms-[calc(-12px-var(--bw))]"
              aria-haspopup="dialog"
              onClick={onTravel}
            >
              {t("checkout.air_or_sea")}
            </Button>
          )}
        </div>
        <div>
          <h3>{t("checkout.place")}</h3>
          <p className="font-semibold">{courier?.parcel_shop?.name ?? t("checkout.way.door")}</p>
          <p>
            {courier?.parcel_shop && (
              <span className="block">{addressOf(courier.parcel_shop)}</span>
            )}
            {courier?.name}
          </p>
        </div>
        {address && (
          <div>
            <h3>{t("checkout.who_gets_it")}</h3>
            <address className="not-italic wrap-anywhere">
              <b>
                {address.first_name} {address.last_name}
              </b>
              <span className="block">
                {[address.first_address, [address.zip, address.city].filter(Boolean).join(" ")]
                  .filter(Boolean)
                  .join(", ")}
              </span>
              <span className="block">{country}</span>
              <span className="block">{address.phone_number}</span>
              <span className="block">{data.email}</span>
            </address>
          </div>
        )}
      </div>
    </Block>
  );
}

export function ChangeLink({ to, what }: { to: string; what: "checkout" | "payment" }) {
  const t = useT();
  return (
    <Link
      to={to}
      className="link inline-flex min-h-(--tap) items-center text-14"
      aria-label={t(`checkout.change_${what}`)}
    >
      {t("checkout.change")}
    </Link>
  );
}
