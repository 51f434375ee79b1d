import { utcDay } from "#core/dates.ts";
import { fail, type Result, succeed } from "#core/result.ts";
import {
  CARRIERS,
  readTrackingNumber,
  trackingProblem,
} from "#features/shipping/domain/tracking-number.ts";
import type {
  RegisteredShipment,
  RegisterShipmentProblem,
  ShipmentToRegister,
} from "#features/shipping/server/register-shipment.ts";
import type { CarrierAdapter, ParcelToCarry } from "#ports/carriers.ts";
import { locateCity } from "../domain/city-location.ts";
import { insertParcel } from "./tracking.repository.ts";
import type { SubjectKind, TrackingDeps } from "./tracking-deps.ts";

type Handed = Result<RegisteredShipment, RegisterShipmentProblem>;

/** Where the tariff says nothing of a way. */
const USUAL_DAYS = { min: 7, max: 21 };

/** Tells the carrier of a parcel, and gets its number where the label has none. */
export async function registerShipment(
  deps: TrackingDeps,
  kind: SubjectKind,
  parcel: ShipmentToRegister,
): Promise<Handed> {
  const typed = readTyped(parcel);
  if (!typed.ok) return typed;
  const [carrier] = deps.carriers;
  const title = parcel.carrier || carrier?.title || "";
  const way = await describeWay(deps, parcel);
  if (!way) return unfollowed(title, typed.value);
  const told: ParcelToCarry = { ...way, number: typed.value };
  const number = carrier ? await register(deps, carrier, told) : typed.value;
  if (!number) {
    return fail(carrier ? "tracking.errors.carrier_down" : "tracking.errors.number_needed");
  }
  return succeed({
    carrier: title,
    trackingNumber: number,
    startTracking: (tx, subjectId) =>
      insertParcel(tx, {
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
      }),
  });
}

/** To where no map of ours reaches: it goes under the number of its label, and nobody is asked about it. */
function unfollowed(carrier: string, trackingNumber: string | undefined): Handed {
  if (trackingNumber === undefined) return fail("tracking.errors.number_needed");
  return succeed({ carrier, trackingNumber, startTracking: async () => {} });
}

/** A wrong digit would be followed for ever and never found. */
function readTyped({
  carrier,
  trackingNumber,
}: ShipmentToRegister): Result<string | undefined, "errors.invalid_input"> {
  if (trackingNumber === undefined) return succeed(undefined);
  const named = CARRIERS.find((one) => one === carrier?.toLowerCase()) ?? "other";
  const read = readTrackingNumber(trackingNumber, carrier === undefined ? undefined : named);
  return typeof read === "string"
    ? fail("errors.invalid_input", { tracking_number: [trackingProblem(read)] })
    : succeed(read.number);
}

/** Nothing where we do not know where one of its ends is. */
async function describeWay(
  { shipping, now }: TrackingDeps,
  parcel: ShipmentToRegister,
): Promise<Omit<ParcelToCarry, "number"> | undefined> {
  const { country, method, reference, toPickupPoint } = parcel;
  const warehouses = await shipping.listWarehouses();
  const isFrom = (known: string | number) => known === parcel.warehouse;
  const warehouse = warehouses.find(({ id, code }) => isFrom(id) || isFrom(code)) ?? warehouses[0];
  const from = locateCity(warehouse?.countryIso ?? "", warehouse?.address.city ?? "");
  const to = locateCity(country.iso, parcel.city);
  if (!from || !to) return undefined;
  const sentAt = now();
  const origins = await shipping.listRates({ countryId: country.id, today: utcDay(sentAt) });
  const rates = origins.find(({ code }) => code === warehouse?.code)?.rates ?? [];
  const rate = rates.find((one) => one.method === method);
  const days = rate ? { min: rate.daysMin, max: rate.daysMax } : USUAL_DAYS;
  return { reference, method, from, to, toPickupPoint, sentAt, days };
}

/**
 * A label that is written goes its way even while the carrier does not answer: it is told later. Its
 * number stands on the parcel, so it counts whatever else the carrier may answer.
 */
async function register(
  { reportProblem }: TrackingDeps,
  carrier: CarrierAdapter,
  parcel: ParcelToCarry,
): Promise<string | undefined> {
  const { reference, number: typed } = parcel;
  try {
    const { number } = await carrier.register(parcel);
    if (typed && typed !== number) {
      reportProblem("parcel_number_differs", { reference, typed, number });
    }
    return typed ?? number;
  } catch (error) {
    reportProblem("shipment_not_registered", { err: error, reference });
    return typed;
  }
}
