import { pgTable, primaryKey, unique } from "drizzle-orm/pg-core";
import { countries } from "#features/sites/server/sites.tables.ts";
import { SHIPPING_METHODS } from "../domain/chargeable-weight.ts";

export type WarehouseAddress = {
  street: string;
  city: string;
  /** The state or county, if the country's addresses have one. */
  region: string | null;
  /** The full name of a region that is written in a short form. */
  regionTitle?: string;
  postCode: string;
  /** Shops' forms ask for a phone number; includes the country code. */
  phone?: string;
};

/** Days are ISO weekdays, Monday is 1; times are in the warehouse's time zone. */
export type WarehouseHours = { days: number[]; opens: string; closes: string }[];

export const warehouses = pgTable("warehouses", (t) => ({
  id: t.integer("id").primaryKey(),
  code: t.text("code").notNull().unique(),
  countryId: t
    .integer("country_id")
    .notNull()
    .references(() => countries.id),
  city: t.text("city").notNull(),
  address: t.jsonb("address").$type<WarehouseAddress>().notNull(),
  timezone: t.text("timezone").notNull(),
  opening: t.jsonb("opening").$type<WarehouseHours>().notNull(),
  position: t.integer("position").notNull(),
  freeDays: t.smallint("free_days").notNull().default(30),
  storageCentsPerDay: t.integer("storage_cents_per_day").notNull().default(50),
  currency: t.char("currency", { length: 3 }).notNull().default("EUR"),
  /** Units of its currency per euro. */
  currencyRate: t.doublePrecision("currency_rate").notNull().default(1),
}));

export const shippingRates = pgTable(
  "shipping_rates",
  (t) => ({
    id: t.integer("id").primaryKey().generatedAlwaysAsIdentity(),
    warehouseId: t
      .integer("warehouse_id")
      .notNull()
      .references(() => warehouses.id, { onDelete: "cascade" }),
    countryId: t
      .integer("country_id")
      .notNull()
      .references(() => countries.id),
    method: t.text("method", { enum: SHIPPING_METHODS }).notNull(),
    volumeDivisor: t.integer("volume_divisor").notNull(),
    weightStepGrams: t.integer("weight_step_grams").notNull(),
    baseCents: t.integer("base_cents").notNull(),
    daysMin: t.smallint("days_min").notNull(),
    daysMax: t.smallint("days_max").notNull(),
    validFrom: t.date("valid_from").notNull(),
  }),
  (table) => [unique().on(table.warehouseId, table.countryId, table.method, table.validFrom)],
);

export const shippingRateTiers = pgTable(
  "shipping_rate_tiers",
  (t) => ({
    rateId: t
      .integer("rate_id")
      .notNull()
      .references(() => shippingRates.id, { onDelete: "cascade" }),
    fromGrams: t.integer("from_grams").notNull(),
    centsPerKg: t.integer("cents_per_kg").notNull(),
  }),
  (table) => [primaryKey({ columns: [table.rateId, table.fromGrams] })],
);

/** The rates that the owner entered; they take precedence over the built-in ones. */
export const vatRates = pgTable(
  "vat_rates",
  (t) => ({
    countryId: t
      .integer("country_id")
      .notNull()
      .references(() => countries.id),
    since: t.date("since").notNull(),
    percent: t.numeric("percent", { precision: 5, scale: 2, mode: "number" }).notNull(),
  }),
  (table) => [primaryKey({ columns: [table.countryId, table.since] })],
);
