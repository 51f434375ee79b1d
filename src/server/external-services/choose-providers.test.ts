import { describe, expect, test } from "vitest";
import { PAYMENT_PROVIDERS } from "#adapters/payments/payment-providers.ts";
import { readEnvironment } from "../settings/environment.ts";
import { StartProblem } from "../start-problem.ts";
import { chooseProviders } from "./choose-providers.ts";
import { sandbox } from "./fixtures/sandbox.ts";

const STRIPE = {
  STRIPE_SECRET_KEY: "sk_live",
  STRIPE_PUBLISHABLE_KEY: "pk_live",
  STRIPE_WEBHOOK_SECRET: "whsec_live",
};
const choose = (variables: Record<string, string>, beside?: typeof sandbox) =>
  chooseProviders(readEnvironment(variables), beside);
const namesOf = (providers: readonly { name: string }[]) => providers.map(({ name }) => name);

describe("the choice of payment providers", () => {
  test("is empty without keys", () => {
    const { opened, cardForm, sources } = choose({});
    expect(opened).toEqual([]);
    expect(cardForm).toBeUndefined();
    expect(sources.script).toEqual([]);
  });

  test("uses the sandbox only for providers without keys", () => {
    const { opened, cardForm, sources } = choose(STRIPE, sandbox);
    expect(namesOf(opened)).toEqual(namesOf(PAYMENT_PROVIDERS));
    expect(cardForm).toEqual({ scriptUrl: "https://js.stripe.com/v3/", publishableKey: "pk_live" });
    expect(sources).toEqual({
      script: ["https://js.stripe.com"],
      frame: ["https://js.stripe.com", "https://hooks.stripe.com"],
      connect: ["https://api.stripe.com"],
    });
    expect(choose({}, sandbox).sources.script).toEqual(["http://localhost:4999"]);
  });

  test("has only the provider with keys", () => {
    const paysera = { PAYSERA_PROJECT_ID: "1", PAYSERA_PASSWORD: "secret" };
    expect(namesOf(choose(paysera).opened)).toEqual(["paysera"]);
  });

  test.each(Object.keys(STRIPE))("is refused if only %s is missing", (name) => {
    const half = Object.fromEntries(Object.entries(STRIPE).filter(([one]) => one !== name));
    expect(() => choose(half)).toThrow(StartProblem);
    expect(() => choose(half)).toThrow(`${name} must be set too`);
  });
});
