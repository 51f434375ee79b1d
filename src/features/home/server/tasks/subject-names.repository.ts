import type { Queryable } from "#database/connect.ts";
import { couriers } from "#features/delivery/server/delivery.tables.ts";

export const selectCourierNames = (db: Queryable) =>
  db.select({ code: couriers.code, name: couriers.name }).from(couriers);
