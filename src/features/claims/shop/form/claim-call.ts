import { type CallForm, unchecked } from "#platform/forms/call-form.ts";
import { type ClaimResponse, createClaimCall } from "../../contract.ts";
import type { ClaimKind, ClaimReason } from "../../domain/claim-reason.ts";

/** `files` are ids with spaces between; `pending` says how many are still on their way. */
export type ClaimValues = {
  subject: string;
  reason: string;
  description: string;
  files: string;
  pending: string;
};

const BLANK_CLAIM: ClaimValues = {
  subject: "",
  reason: "",
  description: "",
  files: "",
  pending: "",
};

const needed = (value: string) => (value.trim() ? undefined : "validation.required");

export function claimForm(kind: ClaimKind): CallForm<ClaimValues, ClaimResponse> {
  return {
    blank: BLANK_CLAIM,
    validate: ({ subject, reason, description, pending }) => ({
      subject: needed(subject),
      reason: needed(reason),
      description: needed(description),
      files: pending ? "claims.photos.wait" : undefined,
    }),
    send: (make, { subject, reason, description, files }) =>
      make(createClaimCall, {
        ...(kind === "order" ? { order: subject } : { parcel: Number(subject) }),
        reason: unchecked<ClaimReason>(reason),
        description,
        files: files.split(" ").filter(Boolean),
      }),
  };
}
