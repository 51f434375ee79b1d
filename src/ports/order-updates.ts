import type { OrderUpdate } from "#features/marketing/domain/order-update.ts";

/** Refused for good: told again it would be refused again. The problem names nobody. */
export type SendResult = { ok: true } | { ok: false; problem: string };

export type OrderUpdatesAdapter = {
  /**
   * Resolves when somebody else has taken it over, or never will; rejects when it is to be tried
   * again. The same news told twice is one.
   */
  send: (news: OrderUpdate) => Promise<SendResult>;
};
