import { useState } from "react";
import { type Cents, toCents, toDecimal } from "#core/money.ts";
import { parseNumber } from "#core/validation.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useEuros } from "#features/wallet/shop/use-euros.ts";
import { formatTyped } from "#i18n/format.ts";
import { useT } from "#i18n/use-t.ts";
import { AppliedPart, ApplyField } from "./apply-field.tsx";

type WalletPartProps = {
  availableCents: Cents;
  /** What has to be paid without the wallet, in euros: the most that can be used. */
  dueCents: Cents;
  usedCents: Cents;
  /** Resolves with the error text, if there is an error. */
  onUse: (cents: Cents) => Promise<string | undefined>;
  onRemove: () => Promise<void>;
};

/** Pays a part from the wallet; in euros, whatever the currency of the payment is. */
export function WalletPart(props: WalletPartProps) {
  const { availableCents, dueCents, usedCents, onUse, onRemove } = props;
  const t = useT();
  const euros = useEuros();
  const { language } = useShell();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const offered = Math.min(availableCents, dueCents);
  const amount = typed ?? formatTyped(toDecimal(offered), language);
  const cents = toCents(parseNumber(amount) ?? 0);

  async function use(): Promise<void> {
    if (cents <= 0 || cents > availableCents) return setProblem(t("checkout.wallet_amount"));
    setBusy(true);
    setProblem(await onUse(cents));
    setBusy(false);
  }
  async function remove(): Promise<void> {
    setBusy(true);
    await onRemove();
    setBusy(false);
  }

  if (usedCents > 0) {
    return (
      <AppliedPart busy={busy} onRemove={remove}>
        {t("checkout.wallet_used", { amount: euros.show(usedCents) })}
      </AppliedPart>
    );
  }
  return (
    <ApplyField
      label={t("checkout.wallet")}
      hint={t("checkout.wallet_has", { amount: euros.show(availableCents) })}
      inputMode="decimal"
      end="€"
      value={amount}
      busy={busy}
      onType={(text) => {
        setTyped(text);
        setProblem(undefined);
      }}
      onUse={use}
      {...(problem && { error: problem })}
    />
  );
}
