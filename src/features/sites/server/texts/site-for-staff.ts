import { reachesSite, type StaffActor } from "#platform/auth/require-role.ts";
import type { Site } from "../../domain/site.ts";
import type { Sites } from "../sites.ts";

/** The named site if the actor works for it; without an id the default site, or the actor's first. */
export function siteForStaff(
  sites: Pick<Sites, "registry">,
  actor: StaffActor,
  id: number | undefined,
): Site | undefined {
  const reached = sites.registry.all().filter((site) => reachesSite(actor, site.id));
  return id === undefined
    ? (reached.find(({ isDefault }) => isDefault) ?? reached[0])
    : reached.find((site) => site.id === id);
}
