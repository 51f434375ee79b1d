import { isOn, type Site } from "#features/sites/domain/site.ts";

/** Product notes §3 "marketplace", which for our pages also passes where `forwarding` is on. */
export const isForwardingServed = (site: Pick<Site, "switches">): boolean =>
  isOn(site, "marketplace") || isOn(site, "forwarding");
