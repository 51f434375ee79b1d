import { callApi } from "#platform/client/call-api.ts";
import { utmCall } from "../contract.ts";
import { utmOfQuery } from "../domain/utm.ts";
import { landingQuery } from "./should-load-marketing.ts";

/** Retries, because a slow server may respond later; if it never does, only the campaign's name is lost. */
const PAUSE_MS = 5000;
const MOST_ROUNDS = 6;

let isSent = false;

/** Sent once per document. */
export async function saveLandingUtm(): Promise<void> {
  const utm = utmOfQuery(landingQuery());
  if (isSent || Object.keys(utm).length === 0) return;
  isSent = true;
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const isSaved = await callApi(utmCall, utm).then(
      () => true,
      () => false,
    );
    if (isSaved) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
