import type { CallForm } from "#platform/forms/call-form.ts";
import { updateSubscriptionRequest } from "../../requests.ts";

/** A button alone: what it sends is what it says. */
export const newsletterForm: CallForm<{ subscribed: boolean }, { status: true }> = {
  blank: { subscribed: false },
  validate: () => ({}),
  send: (make, values) => make(updateSubscriptionRequest, values),
};
