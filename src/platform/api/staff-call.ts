import type { StaffAccess } from "../auth/staff-access.ts";
import { type Call, type CallDescription, defineCall } from "./call.ts";

// biome-ignore lint/suspicious/noExplicitAny: as of `Call`
export type StaffCall<Input, Output, Sent = any> = Call<Input, Output, Sent> & {
  staff: StaffAccess;
};

/** A call of the office, with who may make it: the page, its entry in the menu and the call itself follow. */
export function defineStaffCall<Input, Output, Sent>({
  roles,
  scope,
  asksAgain = false,
  ...description
}: CallDescription<Input, Output, Sent> & StaffAccess): StaffCall<Input, Output, Sent> {
  return { ...defineCall(description), staff: { roles, scope, asksAgain } };
}
