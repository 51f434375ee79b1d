import { expect, test } from "vitest";
import { type AppEvent, emitEvent, onAppEvent } from "./app-events.ts";

test("a listener receives events until it unsubscribes", () => {
  const heard: string[] = [];
  const stop = onAppEvent((event) => "words" in event && heard.push(event.words), {
    withPast: false,
  });
  emitEvent({ name: "problem", words: "a", cause: null });
  stop();
  emitEvent({ name: "problem", words: "b", cause: null });
  expect(heard).toEqual(["a"]);
});

test("a late listener receives the last 20 events only on request", () => {
  for (let at = 0; at < 30; at++) emitEvent({ name: "problem", words: "", cause: at });
  const heard: unknown[] = [];
  const hear = (event: AppEvent) => "cause" in event && heard.push(event.cause);
  onAppEvent(hear, { withPast: true })();
  expect(heard).toEqual(Array.from({ length: 20 }, (_, at) => at + 10));
  onAppEvent(hear, { withPast: false })();
  expect(heard).toHaveLength(20);
});
