import type { Collected, FeatureName, FeatureParts } from "./feature.ts";
import type { Features } from "./features.ts";
import type { Platform } from "./platform.ts";

/** Any one of the features. */
export type AnyFeature = FeatureParts & {
  name: FeatureName;
  bind: (platform: Platform, features: Features, collected: Collected) => unknown;
};

/** Binds the features in the order of the list, lowest rank first. */
export async function bindFeatures(
  list: readonly AnyFeature[],
  platform: Platform,
): Promise<Features> {
  const bound: Partial<Record<FeatureName, unknown>> = {};
  const features = new Proxy(bound, {
    get: (_, name) => boundFeature(bound, name),
    // A copy would have only the features that are bound so far.
    ownKeys: () => {
      throw new Error("Features are named one by one while they are bound, never spread");
    },
  }) as Features;
  let isComplete = false;
  const collected: Collected = (part) => {
    if (!isComplete) throw new Error(`${part} of all features were asked for before all are bound`);
    return collectFrom(list)(part);
  };
  for (const { name, bind } of list) bound[name] = await bind(platform, features, collected);
  isComplete = true;
  return bound as Features;
}

/** What all features declare for one part, in the order of the features. */
export const collectFrom =
  (list: readonly AnyFeature[]): Collected =>
  <Part extends keyof FeatureParts>(part: Part) =>
    list.flatMap((feature) => {
      const declared: FeatureParts[Part] = feature[part];
      return declared == null ? [] : [declared];
    });

function boundFeature(bound: Partial<Record<PropertyKey, unknown>>, name: PropertyKey): unknown {
  if (!(name in bound)) {
    throw new Error(`The feature "${String(name)}" is asked for before it is bound`);
  }
  return bound[name];
}
