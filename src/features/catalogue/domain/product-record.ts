import type { OfficeRecord } from "#platform/records/office-record.ts";

export const productRecord = {
  kind: "product",
  title: String,
  to: (id) => `/products/${id}`,
} as const satisfies OfficeRecord;
