import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { MethodTitle } from "#features/payments/shop/payment-marks.tsx";
import { useT } from "#i18n/use-t.ts";
import { RadioCards } from "#ui/fields/radio-cards.tsx";
import type { CheckoutData } from "../../domain/checkout-view.ts";

type MethodChoiceProps = {
  data: CheckoutData;
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
};

/** Each way to pay with what it costs more, before it is chosen. */
export function MethodChoice({ data, value, onChange, error }: MethodChoiceProps) {
  const t = useT();
  const show = useOrderMoney(data.currency);
  return (
    <RadioCards
      legend={t("payments.top_up.method")}
      hideLegend
      name="payment_id"
      columns={false}
      value={value}
      onChange={onChange}
      {...(error && { error })}
      options={data.payment_methods.map(({ id, fee_amount }) => ({
        value: String(id),
        title: <MethodTitle id={id}>{t(`payments.method.${id}`)}</MethodTitle>,
        aside: fee_amount === 0 ? t("checkout.no_fee") : `+ ${show(fee_amount)}`,
        detail: t(`payments.method_hint.${id}`),
      }))}
    />
  );
}
