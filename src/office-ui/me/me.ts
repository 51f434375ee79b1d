import { createContext, useContext } from "react";
import type { OfficeUser } from "#platform/auth/office-calls.ts";

/** The user who is logged in at the office, and their permissions. */
export type Me = OfficeUser;

export const MeContext = createContext<Me | null>(null);

export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error("Who is logged in is asked outside of the office's shell");
  return me;
}
