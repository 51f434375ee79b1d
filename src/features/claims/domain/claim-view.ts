import type { ClaimKind, ClaimReason } from "./claim-reason.ts";
import type { ClaimActor, ClaimStatus } from "./claim-status.ts";

/** What can be claimed about: on the wire an order is named by its slug, a parcel by its id. */
export type ClaimSubject = {
  kind: ClaimKind;
  /** `order` or `parcel` of the call that makes a claim. */
  value: string;
  number: string;
  /** What is in it, in a few words. */
  what: string;
};

/** On the wire and on the page alike. */
export type ClaimSummary = {
  id: number;
  number: string;
  kind: ClaimKind;
  reason: ClaimReason;
  status: ClaimStatus;
  created_at: string;
  /** QU or FR and a number. */
  subject: string;
};

export type ClaimDetails = ClaimSummary & {
  description: string;
  /** Where its subject can be looked at, without language. */
  subject_path: string;
  /** Addresses of what was sent along. */
  files: string[];
  history: { status: ClaimStatus; actor: ClaimActor["kind"]; at: string; note: string }[];
};
