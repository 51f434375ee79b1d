import type { OfficeRecord } from "#platform/records/office-record.ts";
import { claimNumber } from "./claim-status.ts";

export const claimRecord = {
  kind: "claim",
  title: claimNumber,
  to: (id) => `/claims/${id}`,
} as const satisfies OfficeRecord;
