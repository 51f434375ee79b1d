import { sql } from "drizzle-orm";
import type { TaskKind } from "#features/records/domain/task-kinds.ts";
import type { OrderStatus } from "../../domain/order-status.ts";
import type { Order } from "../orders.repository.ts";
import { orderHistory, orders } from "../orders.tables.ts";

/** States in which an order waits for us, with the kind of task that the home page shows for it. */
export const TASK_KIND_BY_STATUS: Partial<Record<OrderStatus, TaskKind>> = {
  paid: "buy",
  at_warehouse: "ship",
};

/** The current task of an order; an order withdrawn before it left is neither bought nor shipped. */
export const taskKindOf = ({
  status,
  withdrawnAt,
}: Pick<Order, "status" | "withdrawnAt">): TaskKind | undefined =>
  withdrawnAt ? undefined : TASK_KIND_BY_STATUS[status];

/** The time since which an order is in its current state; for queries of `orders`. */
export const sinceInState = sql`coalesce((select max(step.at) from ${orderHistory} step
  where step.order_id = ${orders}.id and step.status = ${orders}.status and step.undoes is null),
  ${orders.createdAt})`.mapWith(orders.createdAt);
