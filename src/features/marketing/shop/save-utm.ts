import { callApi } from "#platform/client/call-api.ts";
import { utmOfQuery } from "../domain/utm.ts";
import { utmRequest } from "../requests.ts";
import { landingQuery } from "./landing-query.ts";

let isSent = false;

/** Told once a document; a server that does not answer costs a campaign's name and nothing else. */
export async function saveLandingUtm(): Promise<void> {
  const utm = utmOfQuery(landingQuery());
  if (isSent || Object.keys(utm).length === 0) return;
  isSent = true;
  await callApi(utmRequest, utm).catch(() => undefined);
}
