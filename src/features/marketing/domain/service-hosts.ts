import { entriesOf } from "#core/record.ts";
import { configuredServices, type ServiceKeys, type ServiceName } from "./outside-services.ts";

/** Hosts that may load content into a page: parts of a content security policy. */
export type ServiceSources = {
  script: string[];
  frame: string[];
  connect: string[];
  image: string[];
  style: string[];
};

type Hosts = Partial<ServiceSources>;

const GOOGLE = [
  "https://www.googletagmanager.com",
  "https://*.google-analytics.com",
  "https://*.analytics.google.com",
];
const FACEBOOK = ["https://www.facebook.com", "https://connect.facebook.net"];
const CRITEO = ["https://*.criteo.com", "https://*.criteo.net"];
const KLAVIYO = ["https://*.klaviyo.com"];

const HOSTS: Readonly<Record<ServiceName, (keys: readonly string[]) => Hosts>> = {
  gtm: () => ({
    script: ["https://www.googletagmanager.com"],
    frame: ["https://www.googletagmanager.com"],
    connect: GOOGLE,
    image: GOOGLE,
  }),
  meta: () => ({
    script: ["https://connect.facebook.net"],
    connect: FACEBOOK,
    image: ["https://www.facebook.com"],
  }),
  criteo: () => ({ script: CRITEO, frame: CRITEO, connect: CRITEO, image: CRITEO }),
  klaviyo: () => ({ script: KLAVIYO, connect: KLAVIYO, image: KLAVIYO, style: KLAVIYO }),
  liveAgent: ([, account = ""]) => {
    const home = [`https://${account}.ladesk.com`];
    return { script: home, frame: home, connect: home, image: home, style: home };
  },
};

/** Only the hosts of configured services; none for a site without keys. */
export function serviceSources(languages: readonly ServiceKeys[]): ServiceSources {
  const sources: ServiceSources = { script: [], frame: [], connect: [], image: [], style: [] };
  for (const keys of languages) {
    const services = entriesOf(configuredServices(keys));
    for (const [name, ids] of services) {
      const hosts = entriesOf(HOSTS[name](ids));
      for (const [kind, list] of hosts) sources[kind] = [...new Set([...sources[kind], ...list])];
    }
  }
  return sources;
}
