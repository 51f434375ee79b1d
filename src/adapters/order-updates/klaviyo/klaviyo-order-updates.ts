import type { OrderUpdatesAdapter, SendResult } from "#ports/order-updates.ts";
import { klaviyoEvents } from "./klaviyo-events.ts";

export type KlaviyoSettings = { url: string; privateKey: string; timeoutMs?: number };

/** Each is answered in the same way for two years. */
const REVISION = "2026-04-15";
const PATIENCE_MS = 10_000;
/** It may be taken later: once the key is put right, or when we were too many. */
const LATER = [401, 403, 408, 429];

/** Klaviyo's Events API, one call for each event. What is told again after a failure is known by its id. */
export function createKlaviyoOrderUpdates(settings: KlaviyoSettings): OrderUpdatesAdapter {
  const { url, privateKey, timeoutMs: patienceMs = PATIENCE_MS } = settings;

  async function post(event: object): Promise<SendResult> {
    const answer = await fetch(`${url}/api/events`, {
      method: "POST",
      headers: {
        authorization: `Klaviyo-API-Key ${privateKey}`,
        revision: REVISION,
        "content-type": "application/vnd.api+json",
        accept: "application/vnd.api+json",
      },
      body: JSON.stringify(event),
      signal: AbortSignal.timeout(patienceMs),
    });
    // What it says besides may have the e-mail in it.
    await answer.body?.cancel();
    if (answer.ok) return { ok: true };
    const problem = `Klaviyo answered ${answer.status}`;
    if (answer.status >= 500 || LATER.includes(answer.status)) throw new Error(problem);
    return { ok: false, problem };
  }

  return {
    async send(news) {
      let told: SendResult = { ok: true };
      // The others may be taken all the same.
      for (const event of klaviyoEvents(news)) {
        const one = await post(event);
        if (!one.ok) told = one;
      }
      return told;
    },
  };
}
