import {
  char,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { countries } from "#features/sites/server/sites.tables.ts";
import { SHIPPING_METHODS } from "../domain/chargeable-weight.ts";

export type WarehouseAddress = {
  street: string;
  city: string;
  /** State or county, where the country's addresses have one. */
  region: string | null;
  /** What its short form stands for, where it has one. */
  regionTitle?: string;
  postCode: string;
  /** Shops' forms ask for one; with the country's code. */
  phone?: string;
};

/** Days are ISO weekdays, Monday 1; times are of the warehouse's own time zone. */
export type WarehouseHours = { days: number[]; opens: string; closes: string }[];

export const warehouses = pgTable("warehouses", {
  id: integer("id").primaryKey(),
  code: text("code").notNull().unique(),
  countryId: integer("country_id")
    .notNull()
    .references(() => countries.id),
  city: text("city").notNull(),
  address: jsonb("address").$type<WarehouseAddress>().notNull(),
  timezone: text("timezone").notNull(),
  opening: jsonb("opening").$type<WarehouseHours>().notNull(),
  position: integer("position").notNull(),
  freeDays: smallint("free_days").notNull().default(30),
  storageCentsPerDay: integer("storage_cents_per_day").notNull().default(50),
  currency: char("currency", { length: 3 }).notNull().default("EUR"),
  /** Units of its currency for one euro. */
  currencyRate: doublePrecision("currency_rate").notNull().default(1),
});

export const shippingRates = pgTable(
  "shipping_rates",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    warehouseId: integer("warehouse_id")
      .notNull()
      .references(() => warehouses.id, { onDelete: "cascade" }),
    countryId: integer("country_id")
      .notNull()
      .references(() => countries.id),
    method: text("method", { enum: SHIPPING_METHODS }).notNull(),
    volumeDivisor: integer("volume_divisor").notNull(),
    weightStepGrams: integer("weight_step_grams").notNull(),
    baseCents: integer("base_cents").notNull(),
    daysMin: smallint("days_min").notNull(),
    daysMax: smallint("days_max").notNull(),
    validFrom: date("valid_from").notNull(),
  },
  (table) => [unique().on(table.warehouseId, table.countryId, table.method, table.validFrom)],
);

export const shippingRateTiers = pgTable(
  "shipping_rate_tiers",
  {
    rateId: integer("rate_id")
      .notNull()
      .references(() => shippingRates.id, { onDelete: "cascade" }),
    fromGrams: integer("from_grams").notNull(),
    centsPerKg: integer("cents_per_kg").notNull(),
  },
  (table) => [primaryKey({ columns: [table.rateId, table.fromGrams] })],
);
