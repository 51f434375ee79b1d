/** It fails, is rate limited, refuses every event, or does not respond until it is repaired. */
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

/** The events that Klaviyo received; tests can also make it fail. */
export function createKlaviyoAccount() {
  const events = new Map<string, KlaviyoEvent>();
  let asked = 0;
  let fault: { kind: KlaviyoFault; times: number } | undefined;
  let mended = Promise.withResolvers<void>();
  return {
    /** In the order of arrival, without duplicates. */
    told: (): KlaviyoEvent[] => [...events.values()],
    /** The number of calls, whatever the response was. */
    asked: () => asked,
    /** For the given number of calls, or until changed. */
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
    /** Keeps only the first event with the same id, metric and profile. */
    keep(event: KlaviyoEvent) {
      const key = JSON.stringify([event.metric, event.profile, event.unique_id]);
      if (!events.has(key)) events.set(key, event);
    },
  };
}
