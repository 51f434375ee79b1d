import { expect, test, vi } from "vitest";
import { confirmCard, createCardForm, type MountedCard, makeCardToken } from "./card-form.ts";
import type { Stripe } from "./load-stripe.ts";

type Listeners = { ready?: () => void; loaderror?: () => void };

/** A fake Stripe whose form loads or fails as the test says. */
function fakeStripe() {
  const forms: { heard: Listeners; mount: () => void; destroy: () => void }[] = [];
  const create = () => {
    const heard: Listeners = {};
    const form = { heard, mount: vi.fn(), destroy: vi.fn() };
    forms.push(form);
    const on = (name: keyof Listeners, listener: () => void) => {
      heard[name] = listener;
    };
    return { ...form, on };
  };
  return { forms, stripe: { elements: () => ({ create }) } as unknown as Stripe };
}

const place = {} as HTMLElement;
const options = {
  mode: "payment",
  amount: 100,
  currency: "eur",
  locale: "en",
  appearance: { theme: "night" },
} as const;
const blocked = () => Promise.reject(new Error("blocked"));

function formLoadedBy(load: () => Promise<Stripe>) {
  const told: string[] = [];
  const form = createCardForm({
    load,
    slot: () => place,
    options: () => options,
    tell: (state) => told.push(state),
  });
  return { form, told };
}

test("the card form reports that it loads and is ready, and is destroyed on close", async () => {
  const { stripe, forms } = fakeStripe();
  const { form, told } = formLoadedBy(async () => stripe);
  await form.open();
  expect(forms[0]?.mount).toHaveBeenCalledExactlyOnceWith(place);
  forms[0]?.heard.ready?.();
  expect(told).toEqual(["loading", "ready"]);
  expect(form.mounted()).toMatchObject({ stripe });
  form.close();
  expect(forms[0]?.destroy).toHaveBeenCalledOnce();
  expect(form.mounted()).toBeUndefined();
});

test("a card form that fails to load is reported as missing and can be opened again", async () => {
  const { stripe, forms } = fakeStripe();
  const load = vi.fn(async () => stripe).mockImplementationOnce(blocked);
  const { form, told } = formLoadedBy(load);
  await form.open();
  expect(told).toEqual(["loading", "missing"]);
  await form.open();
  forms[0]?.heard.loaderror?.();
  expect(forms[0]?.destroy).toHaveBeenCalledOnce();
  expect(form.mounted()).toBeUndefined();
  await form.open();
  forms[1]?.heard.ready?.();
  expect(told.slice(2)).toEqual(["loading", "missing", "loading", "ready"]);
  expect(form.mounted()).toBeDefined();
});

test("a card form that is closed while it loads reports nothing more", async () => {
  const { stripe, forms } = fakeStripe();
  for (const load of [async () => stripe, blocked]) {
    const { form, told } = formLoadedBy(load);
    const opening = form.open();
    form.close();
    await opening;
    expect(told).toEqual(["loading"]);
  }
  expect(forms).toEqual([]);
});

const away = () => Promise.reject(new Error("The frame is blocked"));

function card(submit: () => Promise<object>, create: () => Promise<object>) {
  const createConfirmationToken = vi.fn(create);
  const mounted = { stripe: { createConfirmationToken }, elements: { submit } };
  return { createConfirmationToken, mounted: mounted as unknown as MountedCard };
}

const good = async () => ({});
const made = async () => ({ confirmationToken: { id: "ctoken_1" } });

test("the card that was entered becomes a token", async () => {
  expect(await makeCardToken(card(good, made).mounted)).toEqual({ token: "ctoken_1" });
});

test("errors that Stripe's form shows are not repeated", async () => {
  const wrong = card(async () => ({ error: { message: "Incomplete" } }), made);
  expect(await makeCardToken(wrong.mounted)).toEqual({ problem: undefined });
  expect(wrong.createConfirmationToken).not.toHaveBeenCalled();
});

test("a declined card is reported as refused, not as an unavailable service", async () => {
  const answer = (type: string) =>
    makeCardToken(card(good, async () => ({ error: { type } })).mounted);
  expect(await answer("validation_error")).toEqual({ problem: undefined });
  expect(await answer("card_error")).toEqual({ problem: "payments.errors.refused" });
});

test.each([
  ["a form that is blocked", away, made],
  ["Stripe that cannot be reached", good, away],
  ["Stripe that makes no token", good, async () => ({ error: { type: "api_error" } })],
])("the payer sees an error after %s", async (_what, submit, create) => {
  const { mounted } = card(submit, create);
  expect(await makeCardToken(mounted)).toEqual({ problem: "payments.errors.unavailable" });
});

test("a failed bank confirmation does not keep the payer from the result page", async () => {
  const handleNextAction = vi.fn(away);
  const mounted = { stripe: { handleNextAction } } as unknown as MountedCard;
  await expect(confirmCard(mounted, "secret_1")).resolves.toBeUndefined();
  expect(handleNextAction).toHaveBeenCalledExactlyOnceWith({ clientSecret: "secret_1" });
});
