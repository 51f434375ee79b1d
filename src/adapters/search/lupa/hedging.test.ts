import { expect, test } from "vitest";
import { createHedging } from "./hedging.ts";

test("the delay before a second request is twice the usual response time, within limits", () => {
  const hedging = createHedging();
  expect(hedging.delayMs()).toBe(30);
  for (let at = 0; at < 200; at += 1) hedging.noteAnswer(50);
  expect(Math.round(hedging.delayMs())).toBe(100);
  for (let at = 0; at < 200; at += 1) hedging.noteAnswer(5000);
  expect(hedging.delayMs()).toBe(200);
});

test("every query of a burst may be sent again, but only one in ten over a long time", () => {
  const hedging = createHedging();
  const taken = (questions: number) => {
    let count = 0;
    for (let at = 0; at < questions; at += 1) {
      hedging.noteQuestion();
      if (hedging.take()) count += 1;
    }
    return count;
  };
  expect(taken(200)).toBe(200);
  taken(1000);
  expect(taken(1000)).toBe(100);
});
