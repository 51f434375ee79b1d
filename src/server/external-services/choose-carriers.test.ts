import { expect, test } from "vitest";
import { readEnvironment } from "../settings/environment.ts";
import { StartProblem } from "../start-problem.ts";
import { chooseCarriers } from "./choose-carriers.ts";
import { sandbox } from "./fixtures/sandbox.ts";

const KEYS = {
  CARRIER_URL: "https://carrier.example",
  CARRIER_KEY: "key",
  CARRIER_WEBHOOK_SECRET: "secret",
  CARRIER_TITLE: "Fast",
};

test("carriers are none without keys, the sandbox's in the demo, the real one with keys", () => {
  expect(chooseCarriers(readEnvironment({}), undefined)).toEqual([]);
  const ofDemo = chooseCarriers(readEnvironment({}), sandbox);
  expect(ofDemo).toMatchObject([{ title: "Skerry Line" }]);
  expect(chooseCarriers(readEnvironment(KEYS), undefined)).toMatchObject([{ title: "Fast" }]);
});

test("an incomplete set of carrier keys stops the start and names the missing ones", () => {
  const { CARRIER_KEY: _key, ...half } = KEYS;
  const choose = () => chooseCarriers(readEnvironment(half), sandbox);
  expect(choose).toThrow(StartProblem);
  expect(choose).toThrow(/^CARRIER_KEY must be set too/);
});

test("a carrier with keys must have its own title", () => {
  const { CARRIER_TITLE: _title, ...nameless } = KEYS;
  const choose = () => chooseCarriers(readEnvironment(nameless), undefined);
  expect(choose).toThrow(/^CARRIER_TITLE must be set too/);
});
