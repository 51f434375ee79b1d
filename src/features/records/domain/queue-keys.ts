/** Queues of work for staff, in processing order. */
export const QUEUE_KEYS = [
  "quotes",
  "unpaid",
  "to_buy",
  "to_arrive",
  "to_ship",
  "to_pack",
  "reservations",
  "claims",
  "refunds",
  "low_stock",
] as const;
export type QueueKey = (typeof QUEUE_KEYS)[number];
