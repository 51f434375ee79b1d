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

/** Used if there is no tariff for a route. */
const USUAL_DAYS = { min: 7, max: 21 };

/** Registers a parcel with the carrier, and gets a number from it if there is no label yet. */
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

/** For places that we have no coordinates for: the parcel keeps its label's number and is not tracked. */
function unfollowed(carrier: string, trackingNumber: string | undefined): Handed {
  if (trackingNumber === undefined) return fail("tracking.errors.number_needed");
  return succeed({ carrier, trackingNumber, startTracking: async () => {} });
}

/** Refuses a wrong check digit, because such a number would be tracked without ever being found. */
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

/** Undefined if we do not know the location of the origin or the destination. */
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
 * A parcel with a label can leave even while the carrier does not respond: polling registers it later. Its
 * own number wins over another number in the carrier's response, because it is on the label.
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
