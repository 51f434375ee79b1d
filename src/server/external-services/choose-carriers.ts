import { createHttpCarrier } from "#adapters/carriers/http/http-carrier.ts";
import type { CarrierAdapter } from "#ports/carriers.ts";
import type { Environment } from "../settings/environment.ts";
import { StartProblem } from "../start-problem.ts";
import type { SandboxAddress } from "./choose-providers.ts";

const KEYS = ["CARRIER_URL", "CARRIER_KEY", "CARRIER_WEBHOOK_SECRET"] as const;
/** The sandbox's carrier has a title of its own. */
const SETTINGS = [...KEYS, "CARRIER_TITLE"] as const;
const NAME = "line";

/** The first carrier is the default; the list is empty if there are neither keys nor a sandbox. */
export function chooseCarriers(
  environment: Environment,
  sandbox: SandboxAddress | undefined,
): CarrierAdapter[] {
  const { CARRIER_URL: url, CARRIER_KEY: key, CARRIER_WEBHOOK_SECRET: webhookSecret } = environment;
  const { CARRIER_TITLE: title } = environment;
  if (url && key && webhookSecret && title)
    return [createHttpCarrier({ name: NAME, title, url, key, webhookSecret })];
  if (KEYS.some((name) => environment[name])) {
    const missing = SETTINGS.filter((name) => !environment[name]);
    throw new StartProblem(
      `${missing.join(", ")} must be set too: ${SETTINGS.join(", ")} belong together`,
    );
  }
  if (!sandbox) return [];
  const named = { name: NAME, title: title ?? sandbox.carrierTitle };
  return [createHttpCarrier({ ...named, url: `${sandbox.url}/carrier`, ...sandbox.keys.carrier })];
}
