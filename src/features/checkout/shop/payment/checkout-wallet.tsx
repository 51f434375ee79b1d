import { type Cents, sum, toCents, toDecimal } from "#core/money.ts";
import { WalletPart } from "#features/payments/shop/parts/wallet-part.tsx";
import { useMoney } from "#features/sites/shop/use-money.ts";
import { useT } from "#i18n/use-t.ts";
import { tryCall } from "#platform/client/call-api.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import {
  useBalanceCall as balanceRequest,
  fetchCheckoutCall,
  removeBalanceCall,
} from "../../contract.ts";
import { canRemoveBalance } from "../rules/checkout-state.ts";
import type { PaymentStepState } from "./use-payment-step.ts";

/** The amount is stored with the checkout, and taken when the order is placed. */
export function CheckoutWallet({ step }: { step: PaymentStepState }) {
  const t = useT();
  const { data, state, ask, place, setBalanceRemoved } = step;
  const { available = 0, used = 0 } = data.wallet ?? {};

  const { rate } = useMoney();
  const due = data.price.filter(({ part }) => part !== "payment_fee" && part !== "balance");
  const dueCents = Math.ceil(sum(due.map((line) => toCents(line.amount))) / rate);

  async function use(cents: Cents): Promise<string | undefined> {
    const refusal = await ask(tryCall(balanceRequest, { ...place, amount: toDecimal(cents) }));
    if (!refusal) setBalanceRemoved(false);
    return refusal && t(refusal.errors.amount?.[0] ?? refusal.message);
  }
  /** SPEC §4: once, and only when there are payments. */
  async function remove(): Promise<void> {
    if (!canRemoveBalance(state)) return;
    setBalanceRemoved(true);
    const removed = await tryCall(removeBalanceCall, place);
    if (removed.ok) {
      await ask(tryCall(fetchCheckoutCall, { ...place, step: state.step }));
    } else {
      setBalanceRemoved(false);
      showToast({ kind: "bad", text: t(removed.message) });
    }
  }

  return (
    <WalletPart
      availableCents={toCents(available)}
      dueCents={dueCents}
      usedCents={toCents(used)}
      onUse={use}
      onRemove={remove}
    />
  );
}
