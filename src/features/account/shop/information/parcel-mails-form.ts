import type { CallForm } from "#platform/forms/call-form.ts";
import { updateParcelMailsCall } from "../../contract.ts";
import type { ParcelMails } from "../../domain/parcel-mails.ts";

export const parcelMailsForm: CallForm<{ parcel_mails: ParcelMails }, { status: true }> = {
  blank: { parcel_mails: "main" },
  validate: () => ({}),
  send: (make, values) => make(updateParcelMailsCall, values),
};
