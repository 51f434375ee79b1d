import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import type { CheckoutData } from "../../contract.ts";

/** On a phone the sums are out of sight: the button that goes on has the total. */
export function StepTotal({ data }: { data: CheckoutData }) {
  const show = useOrderMoney(data.currency);
  return (
    <span className="num ms-auto whitespace-nowrap lg:hidden" data-step-total="">
      {show(data.total)}
    </span>
  );
}
