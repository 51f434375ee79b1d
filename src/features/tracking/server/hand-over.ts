import { formatDate } from "#core/dates.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import { CARRIERS, readTrackingNumber } from "#features/shipping/domain/tracking-number.ts";
import type {
  HandedOver,
  HandOverProblem,
  ParcelToHandOver,
} from "#features/shipping/server/hand-over.ts";
import type { CarrierAdapter, ParcelToCarry } from "#ports/carriers.ts";
import { placeOf } from "../domain/place.ts";
import { insertParcel } from "./tracking.repository.ts";
import type { SubjectKind, TrackingDeps } from "./tracking-deps.ts";

type Handed = Result<HandedOver, HandOverProblem>;

/** Where the tariff says nothing of a way. */
const USUAL_DAYS = { min: 7, max: 21 };

/** Tells the carrier of a parcel, and gets its number where the label has none. */
export async function handOver(
  deps: TrackingDeps,
  kind: SubjectKind,
  parcel: ParcelToHandOver,
): Promise<Handed> {
  const typed = readTyped(parcel);
  if (!typed.ok) return typed;
  const [carrier] = deps.carriers;
  const told: ParcelToCarry = { ...(await describeWay(deps, parcel)), number: typed.value };
  const number = carrier ? await register(deps, carrier, told) : typed.value;
  if (!number) {
    return fail(carrier ? "tracking.errors.carrier_down" : "tracking.errors.number_needed");
  }
  const title = parcel.carrier || carrier?.title || "";
  return succeed({
    carrier: title,
    trackingNumber: number,
    async follow(tx, subjectId) {
      const isNew = await insertParcel(tx, {
        subjectKind: kind,
        subjectId,
        carrier: carrier?.name ?? "",
        carrierTitle: title,
        number,
        method: told.method,
        origin: told.from,
        destination: told.to,
        toPickupPoint: told.toPickupPoint,
        daysMin: told.days.min,
        daysMax: told.days.max,
        sentAt: told.sentAt,
      });
      if (!isNew) deps.onTrouble("a number is followed already", { kind, subjectId });
    },
  });
}

/** A wrong digit would be followed for ever and never found. */
function readTyped({
  carrier,
  trackingNumber,
}: ParcelToHandOver): Result<string | undefined, "errors.invalid_input"> {
  if (trackingNumber === undefined) return succeed(undefined);
  const named = CARRIERS.find((one) => one === carrier?.toLowerCase()) ?? "other";
  const read = readTrackingNumber(trackingNumber, carrier === undefined ? undefined : named);
  return typeof read === "string"
    ? fail("errors.invalid_input", { tracking_number: [`validation.tracking_${read}`] })
    : succeed(read.number);
}

async function describeWay(
  { shipping, now }: TrackingDeps,
  parcel: ParcelToHandOver,
): Promise<Omit<ParcelToCarry, "number">> {
  const { country, method, reference, toPickupPoint } = parcel;
  const warehouses = await shipping.listWarehouses();
  const isFrom = (known: string | number) => known === parcel.warehouse;
  const warehouse = warehouses.find(({ id, code }) => isFrom(id) || isFrom(code)) ?? warehouses[0];
  const from = placeOf(warehouse?.countryIso ?? "", warehouse?.address.city ?? "");
  const to = placeOf(country.iso, parcel.city);
  if (!from || !to) throw new Error(`No way leads from a warehouse to ${country.iso}`);
  const sentAt = now();
  const origins = await shipping.listRates({ countryId: country.id, today: formatDate(sentAt) });
  const rates = origins.find(({ code }) => code === warehouse?.code)?.rates ?? [];
  const rate = rates.find((one) => one.method === method);
  const days = rate ? { min: rate.daysMin, max: rate.daysMax } : USUAL_DAYS;
  return { reference, method, from, to, toPickupPoint, sentAt, days };
}

/** A label that is written goes its way even while the carrier does not answer: it is told later. */
async function register(
  { onTrouble }: TrackingDeps,
  carrier: CarrierAdapter,
  parcel: ParcelToCarry,
): Promise<string | undefined> {
  try {
    return (await carrier.register(parcel)).number;
  } catch (error) {
    onTrouble("a carrier was not told of a parcel", { err: error, reference: parcel.reference });
    return parcel.number;
  }
}
