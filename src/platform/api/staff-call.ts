import type { StaffAccess } from "../auth/staff-access.ts";
import { type Call, type CallDescription, defineCall } from "./call.ts";

// biome-ignore lint/suspicious/noExplicitAny: as of `Call`
export type StaffCall<Input, Output, Sent = any> = Call<Input, Output, Sent> & {
  staff: StaffAccess;
};

/** Describes a call of the office and who may make it; the page and its menu entry use the same permissions. */
export function defineStaffCall<Input, Output, Sent>({
  roles,
  scope,
  asksAgain = false,
  ...description
}: CallDescription<Input, Output, Sent> & StaffAccess): StaffCall<Input, Output, Sent> {
  return { ...defineCall(description), staff: { roles, scope, asksAgain } };
}
