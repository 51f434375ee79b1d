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

test("nobody without keys, the sandbox beside the demo, the carrier with its keys", () => {
  expect(chooseCarriers(readEnvironment({}), undefined)).toEqual([]);
  const ofDemo = chooseCarriers(readEnvironment({}), sandbox);
  expect(ofDemo).toMatchObject([{ title: "Skerry Line" }]);
  expect(chooseCarriers(readEnvironment(KEYS), undefined)).toMatchObject([{ title: "Fast" }]);
});

test("half of its keys stops the start, and says which are missing", () => {
  const { CARRIER_KEY: _key, ...half } = KEYS;
  const choose = () => chooseCarriers(readEnvironment(half), sandbox);
  expect(choose).toThrow(StartProblem);
  expect(choose).toThrow(/^CARRIER_KEY must be set too/);
});

test("no carrier goes by the name of the demo's", () => {
  const { CARRIER_TITLE: _title, ...nameless } = KEYS;
  const choose = () => chooseCarriers(readEnvironment(nameless), undefined);
  expect(choose).toThrow(/^CARRIER_TITLE must be set too/);
});
