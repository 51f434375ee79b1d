/** It breaks, is asked too often, takes nothing as it is, or does not answer until it is mended. */
export type KlaviyoFault = "broken" | "busy" | "refusing" | "hanging";

export type KlaviyoEvent = {
  unique_id: string;
  time: string;
  value: number;
  value_currency: string;
  properties: Record<string, unknown>;
  metric: string;
  profile: Record<string, unknown>;
};
export type KlaviyoAccount = ReturnType<typeof createKlaviyoAccount>;

/** What Klaviyo was told; for tests, which also say when it is not itself. */
export function createKlaviyoAccount() {
  const events = new Map<string, KlaviyoEvent>();
  let asked = 0;
  let fault: { kind: KlaviyoFault; times: number } | undefined;
  let mended = Promise.withResolvers<void>();
  return {
    /** In the order in which it came; what was told twice is there once. */
    told: (): KlaviyoEvent[] => [...events.values()],
    /** How often, whatever was answered. */
    asked: () => asked,
    /** For so many calls, or until told otherwise. */
    breakDown(kind: KlaviyoFault, times = Number.POSITIVE_INFINITY) {
      fault = { kind, times };
    },
    mend() {
      fault = undefined;
      mended.resolve();
      mended = Promise.withResolvers();
    },
    takeFault(): KlaviyoFault | undefined {
      asked += 1;
      return fault && fault.times-- > 0 ? fault.kind : undefined;
    },
    untilMended: () => mended.promise,
    /** The first of those with the same id, metric and profile is kept. */
    keep(event: KlaviyoEvent) {
      const key = JSON.stringify([event.metric, event.profile, event.unique_id]);
      if (!events.has(key)) events.set(key, event);
    },
  };
}
