import { createHttpCarrier } from "#adapters/carriers/http/http-carrier.ts";
import type { CarrierAdapter } from "#ports/carriers.ts";
import type { Sandbox } from "../sandbox.ts";
import { StartProblem } from "../start-problem.ts";
import type { Environment } from "./environment.ts";

const KEYS = ["CARRIER_URL", "CARRIER_KEY", "CARRIER_WEBHOOK_SECRET"] as const;
const NAME = "line";

/** The first one carries what nobody else is named for; none where there are neither keys nor a sandbox. */
export function chooseCarriers(
  environment: Environment,
  sandbox: Sandbox | undefined,
): CarrierAdapter[] {
  const { CARRIER_URL: url, CARRIER_KEY: key, CARRIER_WEBHOOK_SECRET: webhookSecret } = environment;
  const named = { name: NAME, title: environment.CARRIER_TITLE };
  if (url && key && webhookSecret)
    return [createHttpCarrier({ ...named, url, key, webhookSecret })];
  const missing = KEYS.filter((name) => !environment[name]);
  if (missing.length < KEYS.length) {
    throw new StartProblem(
      `${missing.join(", ")} must be set too: ${KEYS.join(", ")} belong together`,
    );
  }
  if (!sandbox) return [];
  return [createHttpCarrier({ ...named, url: `${sandbox.url}/carrier`, ...sandbox.keys.carrier })];
}
