import { customerRecord } from "#features/account/domain/customer-record.ts";
import { forwardRecord } from "#features/forwarding/domain/forward-record.ts";
import { orderRecord } from "#features/orders/domain/order-record.ts";
import { TOP_UP } from "#features/payments/server/top-up-payable.ts";
import type { OfficePath } from "#platform/records/office-record.ts";
import type { PaidFor } from "./paid-subjects.repository.ts";

export const paperPage = (number: string): OfficePath =>
  `/invoices?query=${encodeURIComponent(number)}`;

/** The pages about what was paid, the nearest first; not everybody may open each. */
export function paidPages({
  kind,
  orderId,
  requestId,
  paperNumber,
  customerId,
}: PaidFor): OfficePath[] {
  return [
    ...(orderId === null ? [] : [orderRecord.to(orderId)]),
    ...(requestId === null ? [] : [forwardRecord.to(requestId)]),
    ...(paperNumber === null ? [] : [paperPage(paperNumber)]),
    ...(kind === TOP_UP && customerId !== null ? [`/customers/${customerId}/wallet` as const] : []),
    ...(customerId === null ? [] : [customerRecord.to(customerId)]),
  ];
}
