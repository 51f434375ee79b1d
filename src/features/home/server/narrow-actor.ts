import type { StaffActor } from "#platform/auth/require-role.ts";

/** Some sites of theirs; another's is none of theirs. */
export function narrowActor(actor: StaffActor, wanted: readonly number[] | undefined): StaffActor {
  if (!wanted) return actor;
  const grants = (actor.grants ?? []).map(({ role, siteIds }) => ({
    role,
    siteIds: siteIds === null ? [...wanted] : wanted.filter((id) => siteIds.includes(id)),
  }));
  return { ...actor, grants };
}
