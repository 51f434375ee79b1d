import { expect, test } from "vitest";
import { onHappening, tellHappening } from "./happenings.ts";

test("who listens hears, until they stop", () => {
  const heard: string[] = [];
  const stop = onHappening(({ name }) => heard.push(name), { withPast: false });
  tellHappening("a");
  stop();
  tellHappening("b");
  expect(heard).toEqual(["a"]);
});

test("who comes late hears the last of what was told, if they may", () => {
  for (let at = 0; at < 30; at++) tellHappening(`n${at}`, at);
  const heard: unknown[] = [];
  onHappening(({ about }) => heard.push(about), { withPast: true })();
  expect(heard).toEqual(Array.from({ length: 20 }, (_, at) => at + 10));
  onHappening(({ about }) => heard.push(about), { withPast: false })();
  expect(heard).toHaveLength(20);
});
