import type { OrdersDeps } from "./orders-deps.ts";

export const tellUnswept =
  ({ onTrouble }: Pick<OrdersDeps, "onTrouble">) =>
  (order: number | string, err: unknown): void =>
    onTrouble("an order could not be swept", { order, err });
