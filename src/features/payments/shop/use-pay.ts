import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { CallRequest } from "#core/call.ts";
import type { Refusal } from "#features/sites/shop/calls.context.ts";
import { tryCall } from "#features/sites/shop/requests/try-call.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import { isUnanswered } from "../domain/unanswered.ts";
import type { PayAnswerOnWire } from "../requests.ts";
import type { Card } from "./use-card.ts";

type WithToken = { stripe_token?: string | undefined };
type Attempt = { wish: string; key: string; token: string | undefined };

type PayOptions = {
  /** Where the payer waits for the end of it, after the last word was said on this page. */
  pathAfter?: (answer: PayAnswerOnWire) => string;
};

/** From a wish to the money: where the payer goes next is what the server says. */
export function usePay<Input extends WithToken>(
  request: CallRequest<Input, PayAnswerOnWire>,
  { pathAfter = resultPath }: PayOptions = {},
) {
  const navigate = useNavigate();
  const { language } = useShell();
  const [trouble, setTrouble] = useState<Refusal>();
  /** What nobody answered is asked again under the same key, so that it is paid once. */
  const unanswered = useRef<Attempt>(undefined);

  async function pay(input: Input, card: Card | undefined): Promise<void> {
    setTrouble(undefined);
    const wish = JSON.stringify(input);
    const again = unanswered.current?.wish === wish ? unanswered.current : undefined;
    const token = again?.token ?? (await card?.makeToken());
    if (card && !token) return;
    const attempt = again ?? { wish, key: crypto.randomUUID(), token };
    const sent = await tryCall(
      request,
      { ...input, ...(token ? { stripe_token: token } : {}) },
      { headers: { "idempotency-key": attempt.key } },
    );
    unanswered.current = !sent.ok && isUnanswered(sent) ? attempt : undefined;
    if (!sent.ok) return setTrouble(sent);
    await goOn(sent.output, card);
  }

  async function goOn(answer: PayAnswerOnWire, card: Card | undefined): Promise<void> {
    const { redirect_url, client_secret } = answer;
    if (redirect_url) return leaveTo(redirect_url);
    if (client_secret) await card?.confirm(client_secret);
    await navigate(`/${language}${pathAfter(answer)}`);
  }

  return { pay, trouble };
}

const resultPath = ({ reference }: PayAnswerOnWire) => `/payment/accept?reference=${reference}`;

/** The button stays busy until the provider's page is there. */
function leaveTo(address: string): Promise<void> {
  window.location.assign(address);
  return new Promise(() => {});
}
