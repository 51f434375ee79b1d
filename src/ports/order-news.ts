import type { OrderNews } from "#features/marketing/domain/order-news.ts";

/** Refused for good: told again it would be refused again. The problem names nobody. */
export type Telling = { ok: true } | { ok: false; problem: string };

export type OrderNewsAdapter = {
  /**
   * Resolves when somebody else has taken it over, or never will; rejects when it is to be tried
   * again. The same news told twice is one.
   */
  tell: (news: OrderNews) => Promise<Telling>;
};
