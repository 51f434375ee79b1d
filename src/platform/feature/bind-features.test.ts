import { expect, test } from "vitest";
import { type AnyFeature, bindFeatures, collectFrom } from "./bind-features.ts";
import type { Collected } from "./feature.ts";
import type { Features } from "./features.ts";
import type { Platform } from "./platform.ts";

type Bound = Record<string, { ask: () => unknown }>;

const feature = (
  name: string,
  bind: (features: Bound, collected: Collected) => unknown = () => ({}),
  parts: object = {},
) =>
  ({
    name,
    bind: (_: Platform, features: Features, collected: Collected) =>
      bind(features as unknown as Bound, collected),
    ...parts,
  }) as unknown as AnyFeature;

const bind = async (...list: AnyFeature[]) =>
  (await bindFeatures(list, {} as Platform)) as unknown as Bound;

test("a feature can use one of a lower rank while it is bound", async () => {
  const low = feature("low", () => ({ ask: () => "low" }));
  const high = feature("high", ({ low }) => ({ ask: () => `high and ${low?.ask()}` }));
  const { high: bound } = await bind(low, high);
  expect(bound?.ask()).toBe("high and low");
});

test("a feature of a higher rank can be used after all are bound", async () => {
  const low = feature("low", (features) => ({ ask: () => features.high?.ask() }));
  const high = feature("high", () => ({ ask: () => "high" }));
  const { low: bound } = await bind(low, high);
  expect(bound?.ask()).toBe("high");
});

test("the error for using a feature before it is bound names the feature", async () => {
  const low = feature("low", ({ high }) => ({ ask: high?.ask }));
  await expect(bind(low, feature("high"))).rejects.toThrow(
    '"high" is asked for before it is bound',
  );
});

test("spreading the features during binding throws", async () => {
  const high = feature("high", (features) => ({ ...features }));
  await expect(bind(feature("low"), high)).rejects.toThrow("never spread");
});

test("collected declarations are not available before all features are bound", async () => {
  const low = feature("low", (_, collected) => collected("limits"));
  await expect(bind(low)).rejects.toThrow("limits of all features");
});

test("collected declarations have the order of the features", async () => {
  let collect: Collected | undefined;
  const first = feature(
    "first",
    (_, collected) => {
      collect = collected;
    },
    { limits: { a: {} } },
  );
  await bind(first, feature("without"), feature("last", undefined, { limits: { b: {} } }));
  expect(collect?.("limits")).toEqual([{ a: {} }, { b: {} }]);
  expect(collectFrom([first])("jobs")).toEqual([]);
});
