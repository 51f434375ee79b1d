import type { StaffActor } from "#platform/auth/require-role.ts";

/** Limits the actor to the wanted sites; other people's sites stay out of reach. */
export function narrowActor(actor: StaffActor, wanted: readonly number[] | undefined): StaffActor {
  if (!wanted) return actor;
  const grants = (actor.grants ?? []).map(({ role, siteIds }) => ({
    role,
    siteIds: siteIds === null ? [...wanted] : wanted.filter((id) => siteIds.includes(id)),
  }));
  return { ...actor, grants };
}
