import type { ClaimKind } from "./claim-reason.ts";

/** SPEC §2; paths come without the language. */
export const claimFormPath = (kind: ClaimKind, value?: string): string => {
  const page = kind === "order" ? "/claim-form" : "/claim-form-pro";
  return value === undefined ? page : `${page}?about=${encodeURIComponent(value)}`;
};

export const CLAIMS_PATH = "/claims";

export const claimPath = (id: number): string => `${CLAIMS_PATH}/${id}`;

export const CLAIMS_PAGE_SIZE = 20;
export const claimsSlice = (page = 1) => ({
  limit: CLAIMS_PAGE_SIZE,
  offset: (page - 1) * CLAIMS_PAGE_SIZE,
});
