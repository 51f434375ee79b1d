import type { OrdersDeps } from "./orders-deps.ts";

export const reportUnswept =
  ({ reportProblem }: Pick<OrdersDeps, "reportProblem">) =>
  (order: number | string, err: unknown): void =>
    reportProblem("an order could not be swept", { order, err });
