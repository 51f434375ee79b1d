import type { OfficeRecord } from "#platform/records/office-record.ts";
import { orderNumber } from "./order-status.ts";

export const orderRecord = {
  kind: "order",
  title: orderNumber,
  to: (id) => `/orders/${id}`,
} as const satisfies OfficeRecord;
