import type { StaffActor } from "#platform/auth/require-role.ts";
import type { Session } from "./read-session.ts";

/** Nobody is staff until a mailed password is replaced. */
export function staffActor(session: Session | undefined): StaffActor | undefined {
  if (!session || session.mustChangePassword || session.roles.length === 0) return undefined;
  return { id: session.customer.id, roles: session.roles };
}
