import { orderNumber } from "#features/orders/domain/order-status.ts";
import type { OfficeRecord } from "#platform/records/office-record.ts";

export const quoteRecord = {
  kind: "quote",
  title: orderNumber,
  to: (id) => `/quotes/${id}`,
} as const satisfies OfficeRecord;
