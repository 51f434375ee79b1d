import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { toCents } from "#core/money.ts";
import { parseNumber } from "#core/validation.ts";
import type { Answered, Refusal } from "#features/sites/shop/calls.context.ts";
import { tryCall } from "#features/sites/shop/requests/try-call.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { useForm } from "#ui/form/use-form.ts";
import { PROVIDERS } from "../domain/payment-provider.ts";
import { isTopUpAmount } from "../domain/top-up.ts";
import { isUnanswered } from "../domain/unanswered.ts";
import { type PayAnswerOnWire, topUpRequest } from "../requests.ts";
import type { Card } from "./use-card.ts";

export type TopUpValues = { amount: string; payment_id: string };
type Attempt = { wish: string; key: string; token: string | undefined };

export const centsOf = (amount: string): number => toCents(parseNumber(amount) ?? 0);

const isAmount = (amount: string) =>
  isTopUpAmount(centsOf(amount)) && /^\s*\d+([.,]\d{1,2})?\s*$/.test(amount);

const validate = ({ amount }: TopUpValues) =>
  isAmount(amount) ? {} : { amount: "validation.top_up_amount" };

/** From the form to the money: where the payer goes next is what the server says. */
export function useTopUp(initial: TopUpValues, cardOf: (values: TopUpValues) => Card | undefined) {
  const navigate = useNavigate();
  const { language } = useShell();
  const [trouble, setTrouble] = useState<Refusal>();
  /** What nobody answered is asked again under the same key, so that it is paid once. */
  const unanswered = useRef<Attempt>(undefined);

  async function pay(values: TopUpValues): Promise<void> {
    setTrouble(undefined);
    const card = cardOf(values);
    const wish = JSON.stringify(values);
    const again = unanswered.current?.wish === wish ? unanswered.current : undefined;
    const token = again?.token ?? (await card?.makeToken());
    if (card && !token) return;
    const attempt = again ?? { wish, key: crypto.randomUUID(), token };
    const sent = await send(values, attempt);
    unanswered.current = !sent.ok && isUnanswered(sent) ? attempt : undefined;
    if (!sent.ok) return setTrouble(sent);
    await goOn(sent.output, card);
  }

  async function goOn(answer: PayAnswerOnWire, card: Card | undefined): Promise<void> {
    const { redirect_url, client_secret, reference } = answer;
    if (redirect_url) return leaveTo(redirect_url);
    if (client_secret) await card?.confirm(client_secret);
    await navigate(`/${language}/payment/accept?reference=${reference}`);
  }

  const form = useForm<TopUpValues>({ initial, validate, onSubmit: pay });
  return { ...form, trouble };
}

function send(values: TopUpValues, attempt: Attempt): Promise<Answered<PayAnswerOnWire>> {
  const input = {
    amount: centsOf(values.amount) / 100,
    payment_id: Number(values.payment_id),
    ...(attempt.token ? { stripe_token: attempt.token } : {}),
  };
  return tryCall(topUpRequest, input, { headers: { "idempotency-key": attempt.key } });
}

/** The button stays busy until the provider's page is there. */
function leaveTo(address: string): Promise<void> {
  window.location.assign(address);
  return new Promise(() => {});
}

export const isCard = ({ payment_id }: TopUpValues): boolean =>
  payment_id === String(PROVIDERS.stripe);
