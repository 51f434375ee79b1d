import { bigint, customType, timestamp } from "drizzle-orm/pg-core";

/** A whole number that may outgrow 32 bits: ids and cents. */
export const big = (name: string) => bigint(name, { mode: "number" });
export const cents = (name: string) => big(name).notNull();
export const identity = () => big("id").primaryKey().generatedAlwaysAsIdentity();
export const moment = (name: string) => timestamp(name, { withTimezone: true });
export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
/** A transaction id, 64 bits wide; as text, since it may exceed JavaScript's safe integers. */
export const transactionNumber = customType<{ data: string }>({ dataType: () => "xid8" });
