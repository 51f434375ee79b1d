import { expect, test, vi } from "vitest";
import { confirmCard, type MountedCard, makeCardToken } from "./card-form.ts";

const away = () => Promise.reject(new Error("The frame is blocked"));

function card(submit: () => Promise<object>, create: () => Promise<object>) {
  const createConfirmationToken = vi.fn(create);
  const mounted = { stripe: { createConfirmationToken }, elements: { submit } };
  return { createConfirmationToken, mounted: mounted as unknown as MountedCard };
}

const good = async () => ({});
const made = async () => ({ confirmationToken: { id: "ctoken_1" } });

test("what was typed becomes a token", async () => {
  expect(await makeCardToken(card(good, made).mounted)).toEqual({ token: "ctoken_1" });
});

test("what is missing is said by Stripe's own form, and by nobody twice", async () => {
  const wrong = card(async () => ({ error: { message: "Incomplete" } }), made);
  expect(await makeCardToken(wrong.mounted)).toEqual({ problem: undefined });
  expect(wrong.createConfirmationToken).not.toHaveBeenCalled();
});

test("a card that Stripe has said no to is not called a service that does not answer", async () => {
  const answer = (type: string) =>
    makeCardToken(card(good, async () => ({ error: { type } })).mounted);
  expect(await answer("validation_error")).toEqual({ problem: undefined });
  expect(await answer("card_error")).toEqual({ problem: "payments.errors.refused" });
});

test.each([
  ["a form that is blocked", away, made],
  ["Stripe that cannot be reached", good, away],
  ["Stripe that makes no token", good, async () => ({ error: { type: "api_error" } })],
])("%s: the payer is told", async (_what, submit, create) => {
  const { mounted } = card(submit, create);
  expect(await makeCardToken(mounted)).toEqual({ problem: "payments.errors.unavailable" });
});

test("a bank's question that is blocked keeps nobody from the page of results", async () => {
  const handleNextAction = vi.fn(away);
  const mounted = { stripe: { handleNextAction } } as unknown as MountedCard;
  await expect(confirmCard(mounted, "secret_1")).resolves.toBeUndefined();
  expect(handleNextAction).toHaveBeenCalledExactlyOnceWith({ clientSecret: "secret_1" });
});
