import { hasConsentFor } from "#features/sites/domain/consent.ts";
import { reportProblem } from "#platform/events/app-events.ts";
import { type CollectedEvent, collectEventCall } from "../../contract.ts";

/**
 * SPEC §7: what was found and followed makes goods popular, told by those who agreed to statistics.
 * Nobody waits for it: it outlives the page that is left, and a failure is only reported.
 */
export async function sendSearchEvent(event: CollectedEvent, ask = fetch): Promise<void> {
  if (!hasConsentFor(document.cookie, "statistics")) return;
  const { path, method, timeoutMs } = collectEventCall;
  try {
    const answer = await ask(path, {
      method,
      keepalive: true,
      headers: { "content-type": "application/json" },
      body: JSON.stringify(event),
      signal: AbortSignal.timeout(timeoutMs),
    });
    // Read whole, or the time-out would still break it off.
    await answer.text();
    if (!answer.ok) throw new Error(String(answer.status));
  } catch (error) {
    reportProblem("A search event could not be told to the server", error);
  }
}
