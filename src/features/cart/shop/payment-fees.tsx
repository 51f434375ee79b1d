import { keyUnder } from "#core/message-key.ts";
import { toCents } from "#core/money.ts";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { formatNumber } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import type { CartState } from "./rules/cart-state.ts";

/** Product notes §5: the fees of payment methods are shown before the checkout. */
export function PaymentFees({ methods }: { methods: CartState["payment_methods"] }) {
  const t = useT();
  const money = useMoney();
  const { language } = useShell();
  if (methods.length === 0) return null;
  if (methods.every(({ fee }) => fee === 0)) {
    return <p className="mt-3 text-14 text-ink-2">{t("cart.fees.none")}</p>;
  }
  const feeOf = ({ fee, fee_type }: CartState["payment_methods"][number]) => {
    if (fee === 0) return t("cart.fees.free");
    return fee_type === 1
      ? t("cart.fees.percent", { percent: formatNumber(fee, language, fee % 1 === 0 ? 0 : 1) })
      : `+ ${money.show(toCents(fee))}`;
  };
  return (
    <div className="mt-3 text-14 text-ink-2">
      <h3 className="font-semibold">{t("cart.fees.title")}</h3>
      <dl className="cart-fees">
        {methods.map((method) => (
          <div key={method.id}>
            <dt>{t(keyUnder("payments.method", method.id))}</dt>
            <dd className="num">{feeOf(method)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
