import { expect, test } from "vitest";
import { emitEvent, onAppEvent } from "./app-events.ts";

test("who listens hears, until they stop", () => {
  const heard: string[] = [];
  const stop = onAppEvent(({ name }) => heard.push(name), { withPast: false });
  emitEvent("a");
  stop();
  emitEvent("b");
  expect(heard).toEqual(["a"]);
});

test("who comes late hears the last of what was told, if they may", () => {
  for (let at = 0; at < 30; at++) emitEvent(`n${at}`, at);
  const heard: unknown[] = [];
  onAppEvent(({ about }) => heard.push(about), { withPast: true })();
  expect(heard).toEqual(Array.from({ length: 20 }, (_, at) => at + 10));
  onAppEvent(({ about }) => heard.push(about), { withPast: false })();
  expect(heard).toHaveLength(20);
});
