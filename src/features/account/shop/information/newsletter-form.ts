import type { CallForm } from "#platform/forms/call-form.ts";
import { updateSubscriptionCall } from "../../contract.ts";

/** A button alone: what it sends is what it says. */
export const newsletterForm: CallForm<{ subscribed: boolean }, { status: true }> = {
  blank: { subscribed: false },
  validate: () => ({}),
  send: (make, values) => make(updateSubscriptionCall, values),
};
