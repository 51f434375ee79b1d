import { utcDay } from "#core/dates.ts";
import { toCents } from "#core/money.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import { type CalculatedMethod, calculate } from "../domain/calculate.ts";
import type { GoodsKind } from "../domain/goods/goods-kind.ts";
import { readParcel } from "../domain/parcel-input.ts";
import type { Shipping } from "./shipping.ts";

type ParcelQuery = {
  country: { id: number; isoCode: string };
  /** The code of a warehouse; without it, the first one that ships there. */
  origin?: string | undefined;
  weight: number;
  length: number;
  width: number;
  height: number;
  /** The value of all goods; used if there are no lines. */
  value?: number | undefined;
  lines?: readonly { tariff: GoodsKind; value: number }[] | undefined;
};

const unknown = (field: string) =>
  fail("errors.invalid_input", { [field]: ["validation.invalid"] });

/** Product notes §7 /api/calculate: the price of each method, cheapest first. */
export async function calculateParcel(
  { listRates, now }: Pick<Shipping, "listRates"> & { now: () => Date },
  { country, origin: asked, value, lines = [], ...sizes }: ParcelQuery,
): Promise<Result<CalculatedMethod[], "errors.invalid_input">> {
  const today = utcDay(now());
  const warehouses = await listRates({ countryId: country.id, today });
  const origin = warehouses.find(({ code }) => code === (asked ?? code));
  if (!origin) return unknown("origin");
  // Reads the measures as the page does, so that both give the same price.
  const { parcel } = readParcel({
    weight: String(sizes.weight),
    length: String(sizes.length),
    width: String(sizes.width),
    height: String(sizes.height),
  });
  if (!parcel) return unknown("weight");
  const goods = lines.length > 0 ? lines : [{ tariff: "other" as const, value: value ?? 0 }];
  const methods = calculate(origin.rates, {
    from: origin.countryIso,
    to: country.isoCode,
    day: today,
    parcel,
    lines: goods.map((line) => ({ kind: line.tariff, valueCents: toCents(line.value) })),
  });
  return succeed([...methods]);
}
