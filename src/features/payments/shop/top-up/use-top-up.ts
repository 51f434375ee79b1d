import { useEffect, useEffectEvent } from "react";
import { toCents } from "#core/money.ts";
import { entriesOf } from "#core/record.ts";
import { checkFields, number, parseNumber, type Rule, required } from "#core/validation.ts";
import { useLanguageId } from "#features/sites/shop/use-shell.ts";
import { PROVIDERS } from "#ports/provider-id.ts";
import { useForm } from "#ui/form/use-form.ts";
import { topUpCall } from "../../contract.ts";
import { isTopUpAmount } from "../../domain/top-up.ts";
import type { Card } from "../card/use-card.ts";
import { usePay } from "../use-pay.ts";
import { consumeTopUpDraft, isBackNavigation, saveTopUpDraft } from "./top-up-draft.ts";

type TopUpValues = { amount: string; payment_id: string };

export const centsOf = (amount: string): number => toCents(parseNumber(amount) ?? 0);

/** SPEC §5 "required" and "number", then the limits of a top-up. */
const bounds: Rule = (amount) =>
  isTopUpAmount(centsOf(String(amount))) && /^\s*\d+([.,]\d{1,2})?\s*$/.test(String(amount))
    ? undefined
    : { key: "validation.top_up_amount" };

export const checkTopUp = ({ amount }: Pick<TopUpValues, "amount">) =>
  checkFields({ amount }, { amount: [required, number, bounds] });

export function useTopUp(initial: TopUpValues, cardOf: (values: TopUpValues) => Card | undefined) {
  const language_id = useLanguageId();
  const { pay, problem, forget } = usePay(topUpCall);
  const onSubmit = async (values: TopUpValues) => {
    const payment_id = Number(values.payment_id);
    const amount = centsOf(values.amount) / 100;
    saveTopUpDraft(values, sessionStorage);
    await pay({ amount, payment_id, language_id }, cardOf(values));
  };
  const form = useForm<TopUpValues>({ initial, validate: checkTopUp, onSubmit });
  const restore = useEffectEvent(() => {
    const draft = consumeTopUpDraft(initial, isBackNavigation(), sessionStorage);
    for (const [field, value] of entriesOf(draft)) if (value) form.set(field, value);
  });
  useEffect(() => restore(), []);
  return { ...form, problem, forget };
}

export const isCard = ({ payment_id }: TopUpValues): boolean =>
  payment_id === String(PROVIDERS.stripe);
