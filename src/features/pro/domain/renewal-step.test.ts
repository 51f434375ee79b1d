import { expect, test } from "vitest";
import { type RenewalStep, renewalStep, type Waiting } from "./renewal-step.ts";

const renewal = (invoice: Waiting["invoice"]): Waiting => ({ kind: "renewal", invoice });
const upgrade = (invoice: Waiting["invoice"]): Waiting => ({ kind: "upgrade", invoice });

/** The last three columns: with too little money in the wallet, with enough, and at the plan's end. */
test.each<[string, Waiting | undefined, RenewalStep, RenewalStep, RenewalStep]>([
  ["nothing waits", undefined, "issue", "pay_from_wallet", "end"],
  ["its invoice waits", renewal("open"), "wait", "pay_from_wallet", "end"],
  ["its invoice was declined", renewal("declined"), "stop", "stop", "stop"],
  ["its invoice was taken back", renewal("gone"), "issue", "pay_from_wallet", "end"],
  ["something larger waits", upgrade("open"), "wait", "wait", "end"],
  ["something larger was declined", upgrade("declined"), "issue", "pay_from_wallet", "end"],
  ["something larger was taken back", upgrade("gone"), "issue", "pay_from_wallet", "end"],
])("the next step of a renewal is right: %s", (_what, waiting, poor, rich, over) => {
  const step = (isCovered: boolean, isOver = false) => renewalStep({ waiting, isOver, isCovered });
  expect([step(false), step(true)]).toEqual([poor, rich]);
  expect([step(false, true), step(true, true)]).toEqual([over, over]);
});
