import { defineRequest } from "#platform/api/call.ts";
import type { ClaimReason } from "./domain/claim-reason.ts";
import type { ClaimDetails, ClaimSummary } from "./domain/claim-view.ts";

/** Calls that pages make in the browser; their schemas stay in the contract, on the server's side. */

export type CreateClaimInput = {
  /** Slug of an order, or id of a parcel: one of them. */
  order?: string | undefined;
  parcel?: number | undefined;
  reason: ClaimReason;
  description: string;
  /** What was uploaded for it. */
  files?: string[] | undefined;
};
export type ClaimResponse = { status: true; claim: ClaimDetails };

export const createClaimRequest = defineRequest<CreateClaimInput, ClaimResponse>({
  path: "/api/claims/create",
});

export const claimListRequest = defineRequest<
  { page?: number | undefined },
  { status: true; items: ClaimSummary[]; total: number }
>({ path: "/api/claims/list" });

export const claimRequest = defineRequest<{ id: number }, ClaimResponse>({
  path: "/api/claims/get/{id}",
});
