import { useState } from "react";
import { toCents, toDecimal } from "#core/money.ts";
import { parseNumber } from "#core/validation.ts";
import { tryCall } from "#features/sites/shop/requests/try-call.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useEuros } from "#features/wallet/shop/use-euros.ts";
import { formatTyped } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { mayRemoveBalance } from "../../domain/checkout-state.ts";
import {
  useBalanceRequest as balanceRequest,
  fetchCheckoutRequest,
  removeBalanceRequest,
} from "../../requests.ts";
import { ApplyField } from "./apply-field.tsx";
import { Given } from "./given.tsx";
import type { PaymentStepState } from "./use-payment-step.ts";

/** A part from the wallet, which is in euros whatever one pays in. */
export function WalletPart({ step }: { step: PaymentStepState }) {
  const t = useT();
  const euros = useEuros();
  const { language } = useShell();
  const { data, state, ask, place, setBalanceRemoved } = step;
  const { available = 0, used = 0 } = data.wallet ?? {};
  const [amount, setAmount] = useState(() => formatTyped(available, language));
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const cents = toCents(parseNumber(amount) ?? 0);

  async function use(): Promise<void> {
    if (cents <= 0 || cents > toCents(available)) return setProblem(t("checkout.wallet_amount"));
    setBusy(true);
    const refusal = await ask(tryCall(balanceRequest, { ...place, amount: toDecimal(cents) }));
    setBusy(false);
    setProblem(refusal && t(refusal.errors.amount?.[0] ?? refusal.message));
    if (!refusal) setBalanceRemoved(false);
  }
  /** SPEC §4: once, and only when there are payments. */
  async function remove(): Promise<void> {
    if (!mayRemoveBalance(state)) return;
    setBusy(true);
    setBalanceRemoved(true);
    const removed = await tryCall(removeBalanceRequest, place);
    if (!removed.ok) setBalanceRemoved(false);
    if (removed.ok) await ask(tryCall(fetchCheckoutRequest, { ...place, step: state.step }));
    setBusy(false);
  }

  if (used > 0) {
    return (
      <Given busy={busy} onRemove={remove}>
        {t("checkout.wallet_used", { amount: euros.show(toCents(used)) })}
      </Given>
    );
  }
  return (
    <ApplyField
      label={t("checkout.wallet")}
      hint={t("checkout.wallet_has", { amount: euros.show(toCents(available)) })}
      inputMode="decimal"
      end="€"
      value={amount}
      busy={busy}
      onType={(text) => {
        setAmount(text);
        setProblem(undefined);
      }}
      onUse={use}
      {...(problem && { error: problem })}
    />
  );
}
