import { reachesSite, type StaffActor } from "#platform/auth/require-role.ts";
import type { Site } from "../../domain/site.ts";
import type { Sites } from "../sites.ts";

/** The site that is named, for whoever works for it; without a name the default one, or the first of theirs. */
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
