import { entriesOf } from "#core/record.ts";
import type { Consent } from "#features/sites/domain/consent.ts";
import { agreedServices, type ServiceKeys, type ServiceName } from "../domain/outside-services.ts";
import { startCriteo } from "./services/criteo.ts";
import { startGtm } from "./services/gtm.ts";
import { startKlaviyo } from "./services/klaviyo.ts";
import { startLiveAgent } from "./services/live-agent.ts";
import { startMeta } from "./services/meta.ts";
import type { OutsideService, StartService } from "./services/outside-service.ts";

const STARTERS: Readonly<Record<ServiceName, StartService>> = {
  gtm: startGtm,
  meta: startMeta,
  criteo: startCriteo,
  klaviyo: startKlaviyo,
  liveAgent: startLiveAgent,
};

const running = new Map<ServiceName, OutsideService>();

/** Starts each service once per document; running services are told what else the visitor agreed to. */
export function startServices(keys: ServiceKeys, agreed: Consent): OutsideService[] {
  const services = entriesOf(agreedServices(keys, agreed));
  for (const [name, ids] of services) {
    const known = running.get(name);
    if (known) known.updateConsent?.(agreed);
    else running.set(name, STARTERS[name](ids, agreed));
  }
  return [...running.values()];
}
