import type { CallForm } from "#platform/forms/call-form.ts";
import { endOtherSessionsRequest, endSessionRequest } from "../../requests.ts";

/** Buttons alone: what they send is what they say. */
export const endSessionForm: CallForm<{ id: string }, { status: true }> = {
  blank: { id: "" },
  validate: () => ({}),
  send: (make, { id }) => make(endSessionRequest, { id: Number(id) }),
};

export const endOthersForm: CallForm<Record<never, never>, { status: true }> = {
  blank: {},
  validate: () => ({}),
  send: (make) => make(endOtherSessionsRequest, {}),
};
