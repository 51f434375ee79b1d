import type { OfficeRecord } from "#platform/records/office-record.ts";
import { forwardNumber } from "./forward-status.ts";

export const forwardRecord = {
  kind: "forward_request",
  title: forwardNumber,
  to: (id) => `/forward/${id}`,
} as const satisfies OfficeRecord;
