import { expect, test } from "vitest";
import { StartProblem } from "../start-problem.ts";
import { chooseCarriers } from "./choose-carriers.ts";
import { readEnvironment } from "./environment.ts";

const KEYS = {
  CARRIER_URL: "https://carrier.example",
  CARRIER_KEY: "key",
  CARRIER_WEBHOOK_SECRET: "secret",
};
const sandbox = {
  url: "http://localhost:4999",
  keys: {
    stripe: { secretKey: "sk", publishableKey: "pk", webhookSecret: "whsec" },
    paypal: { clientId: "id", clientSecret: "secret", webhookId: "wh" },
    paysera: { projectId: "1", password: "secret" },
    carrier: { key: "key", webhookSecret: "whsec" },
  },
  close: async () => {},
};

test("nobody without keys, the sandbox beside the demo, the carrier with its keys", () => {
  expect(chooseCarriers(readEnvironment({}), undefined)).toEqual([]);
  expect(chooseCarriers(readEnvironment({}), sandbox)).toHaveLength(1);
  const named = readEnvironment({ ...KEYS, CARRIER_TITLE: "Fast" });
  expect(chooseCarriers(named, undefined)).toMatchObject([{ title: "Fast" }]);
});

test("half of its keys stops the start, and says which are missing", () => {
  const { CARRIER_KEY: _key, ...half } = KEYS;
  const choose = () => chooseCarriers(readEnvironment(half), sandbox);
  expect(choose).toThrow(StartProblem);
  expect(choose).toThrow(/^CARRIER_KEY must be set too/);
});
