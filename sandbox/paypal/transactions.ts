import type { Order } from "./orders.ts";

/** The transaction search; the real one takes up to three hours to list a transaction. */
export function listTransactions(orders: readonly Order[], query: Record<string, string>) {
  const since = new Date(query.start_date ?? 0);
  const size = Number(query.page_size ?? 100);
  const paid = orders.filter(
    ({ capture }) => capture && capture.status !== "DECLINED" && capture.at >= since,
  );
  const from = (Number(query.page ?? 1) - 1) * size;
  return {
    transaction_details: paid.slice(from, from + size).map(({ capture, customId }) => ({
      transaction_info: { transaction_id: capture?.id, custom_field: customId },
    })),
    total_items: paid.length,
    total_pages: Math.max(1, Math.ceil(paid.length / size)),
  };
}
