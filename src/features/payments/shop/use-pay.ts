import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { MessageKey } from "#core/message-key.ts";
import { useShell } from "#features/sites/shop/use-shell.ts";
import type { CallRequest } from "#platform/api/call.ts";
import { tryCall } from "#platform/client/call-api.ts";
import type { Refusal } from "#platform/pages/calls.context.ts";
import type { PayResponse } from "../contract.ts";
import { isOutcomeUnknown } from "../domain/payment-result.ts";
import type { Card } from "./card/use-card.ts";
import { type ReturnPaths, saveReturnPaths } from "./return-paths.ts";

type WithToken = { stripe_token?: string | undefined };
type Attempt = { body: string; key: string; token: string | undefined };

/** Errors that Stripe's own form shows are not repeated. */
const toRefusal = (message: MessageKey | undefined): Refusal | undefined =>
  message ? { ok: false, httpStatus: 0, message, errors: {} } : undefined;

/** Starts a payment; the server's response says where the payer goes next. */
export function usePay<Input extends WithToken>(
  request: CallRequest<Input, PayResponse>,
  wayBack?: ReturnPaths,
  results = "/payment/accept?",
) {
  const navigate = useNavigate();
  const { language } = useShell();
  const [problem, setProblem] = useState<Refusal>();
  /** A call without an answer is repeated with the same key, so that it is paid only once. */
  const unanswered = useRef<Attempt>(undefined);

  /** Resolves with the refusal, if the server refused. */
  async function pay(input: Input, card: Card | undefined): Promise<Refusal | undefined> {
    setProblem(undefined);
    const body = JSON.stringify(input);
    const again = unanswered.current?.body === body ? unanswered.current : undefined;
    const made = again ? { token: again.token } : await card?.makeToken();
    if (made && "problem" in made) return void setProblem(toRefusal(made.problem));
    const token = made?.token;
    const attempt = again ?? { body, key: crypto.randomUUID(), token };
    const sent = await tryCall(
      request,
      { ...input, ...(token ? { stripe_token: token } : {}) },
      { headers: { "idempotency-key": attempt.key } },
    );
    unanswered.current = !sent.ok && isOutcomeUnknown(sent) ? attempt : undefined;
    if (sent.ok) return void (await goOn(sent.output, card));
    setProblem(sent);
    return sent;
  }

  async function goOn(answer: PayResponse, card: Card | undefined): Promise<void> {
    const { redirect_url, client_secret, reference, paid } = answer;
    if (wayBack) saveReturnPaths(reference, wayBack);
    if (redirect_url) return leaveTo(redirect_url);
    if (client_secret) await card?.confirm(client_secret);
    const isDone = paid && wayBack !== undefined;
    const path = isDone ? wayBack.done : `${results}reference=${reference}`;
    await navigate(`/${language}${path}`);
  }

  /** Another method is chosen: the previous method's error is removed. */
  const forget = () => setProblem(undefined);
  return { pay, problem, forget };
}

/** The button stays busy until the provider's page has loaded; a payer who comes back may press it again. */
export function leaveTo(address: string): Promise<void> {
  const back = new Promise<void>((resolve) => {
    window.addEventListener("pageshow", ({ persisted }) => {
      if (persisted) resolve();
    });
  });
  window.location.assign(address);
  return back;
}
