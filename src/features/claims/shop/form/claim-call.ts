import { type CallForm, unchecked } from "#platform/forms/call-form.ts";
import { type ClaimResponse, createClaimCall } from "../../contract.ts";
import type { ClaimKind, ClaimReason } from "../../domain/claim-reason.ts";

/** `files` are ids separated by spaces; `pending` says why some chosen files are missing there. */
export type ClaimValues = {
  subject: string;
  reason: string;
  description: string;
  files: string;
  pending: "" | "sending" | "refused";
};

const BLANK_CLAIM: ClaimValues = {
  subject: "",
  reason: "",
  description: "",
  files: "",
  pending: "",
};

const PENDING_WORDS = {
  sending: "claims.photos.wait",
  refused: "claims.photos.refused",
} as const;

const needed = (value: string) => (value.trim() ? undefined : "validation.required");

export function claimForm(kind: ClaimKind): CallForm<ClaimValues, ClaimResponse> {
  return {
    blank: BLANK_CLAIM,
    validate: ({ subject, reason, description, pending }) => ({
      subject: needed(subject),
      reason: needed(reason),
      description: needed(description),
      files: pending ? PENDING_WORDS[pending] : undefined,
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
