import type { OfficeRecord } from "#platform/records/office-record.ts";

export const customerRecord = {
  kind: "customer",
  title: (id) => `#${id}`,
  to: (id) => `/customers/${id}`,
} as const satisfies OfficeRecord;
