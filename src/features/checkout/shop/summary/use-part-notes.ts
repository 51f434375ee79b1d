import { keyUnder } from "#core/message-key.ts";
import type { TotalPart } from "#features/orders/domain/explain-total.ts";
import { INVALID_PROVIDER } from "#features/payments/domain/payment-provider.ts";
import { useT } from "#i18n/use-t.ts";
import type { CheckoutData } from "../../domain/checkout-view.ts";

/** What stands under the name of a price line: which way, which courier, which code. */
export function usePartNotes(data: CheckoutData): (part: TotalPart) => string | undefined {
  const t = useT();
  const method = data.selected_shipping_method;
  const discountBy = data.shipping_discount_by;
  const courier = data.courier_info;
  const notes: Partial<Record<TotalPart, string | undefined>> = {
    shipping: t(`shipping.by_${method}`),
    shipping_discount: discountBy ? t(`checkout.by_${discountBy}`) : undefined,
    delivery: courier
      ? `${courier.name}, ${t(`checkout.way.${courier.has_pickup_points ? "pickup" : "door"}`)}`
      : t("checkout.not_chosen"),
    promotion: data.promotion?.code,
    payment_fee:
      data.payment_id === INVALID_PROVIDER
        ? undefined
        : t(keyUnder("payments.method", data.payment_id)),
  };
  return (part) => notes[part];
}
