import { createContext, useContext } from "react";
import type { StaffRole } from "#platform/auth/staff-role.ts";

/** Who is logged in at the office, and what they may. */
export type Me = {
  user: { id: number; name: string; email: string; language: string };
  /** What is still due before the office opens; `done` if nothing is. */
  next: "password" | "factor" | "enrol" | "done";
  /** Null: every site. */
  grants: { role: StaffRole; site_ids: number[] | null }[];
  /** Those that one of the roles reaches. */
  sites: { id: number; region: string; name: string }[];
  factors: { totp: boolean; passkeys: number; is_needed: boolean };
};

export const MeContext = createContext<Me | null>(null);

export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error("Who is logged in is asked outside of the office's shell");
  return me;
}
