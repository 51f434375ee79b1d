import { useState } from "react";
import { useOrderMoney } from "#features/orders/shop/use-order-money.ts";
import { AppliedPart, ApplyField } from "#features/payments/shop/parts/apply-field.tsx";
import { useT } from "#i18n/use-t.ts";
import { tryCall } from "#platform/client/call-api.ts";
import { showToast } from "#ui/toasts/toasts.store.ts";
import { promotionCall, removePromotionCall } from "../../contract.ts";
import type { PaymentStepState } from "./use-payment-step.ts";

/** Tries a code at once; the discount, or the reason for a refusal, appears next to it. */
export function PromotionField({ step }: { step: PaymentStepState }) {
  const t = useT();
  const { data, ask, place } = step;
  const show = useOrderMoney(data.currency);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const refused = data.promotion_refused ? t(data.promotion_refused) : undefined;

  async function use(): Promise<void> {
    if (code.trim() === "") return setProblem(t("validation.required"));
    setBusy(true);
    const refusal = await ask(tryCall(promotionCall, { ...place, code: code.trim() }));
    setBusy(false);
    setProblem(refusal && t(refusal.errors.code?.[0] ?? refusal.message));
    if (!refusal) setCode("");
  }
  async function remove(): Promise<void> {
    setBusy(true);
    const refusal = await ask(tryCall(removePromotionCall, place));
    setBusy(false);
    if (refusal) showToast({ kind: "bad", text: t(refusal.message) });
  }

  if (data.promotion) {
    return (
      <AppliedPart busy={busy} onRemove={remove}>
        <b>{data.promotion.code}</b>
        <span className="block text-14 text-ink-2">
          {t("checkout.promotion_takes", { amount: show(data.promotion.amount) })}
        </span>
      </AppliedPart>
    );
  }
  return (
    <ApplyField
      label={t("checkout.promotion")}
      name="code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={60}
      value={code}
      task="promotion"
      busy={busy}
      onType={(text) => {
        setCode(text);
        setProblem(undefined);
      }}
      onUse={use}
      {...((problem ?? refused) && { error: problem ?? refused })}
    />
  );
}
