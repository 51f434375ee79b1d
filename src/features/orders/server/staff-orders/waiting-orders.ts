import type { TaskKind } from "#features/desk/domain/task-kinds.ts";
import type { OrderStatus } from "../../domain/order-status.ts";

/** States in which an order waits for us, with the task that home has of it. */
export const TASK_KIND_BY_STATUS: Partial<Record<OrderStatus, TaskKind>> = {
  paid: "buy",
  at_warehouse: "ship",
};
