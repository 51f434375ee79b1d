import { DAY_MS, MINUTE_MS } from "#core/durations.ts";
import type { CarrierAdapter } from "#ports/carriers.ts";
import { applyCarrierReport } from "./apply-carrier-report.ts";
import { claimDue, type TrackedParcel, updateParcel } from "./tracking.repository.ts";
import type { TrackingDeps } from "./tracking-deps.ts";

const PAUSE_MS = 5 * MINUTE_MS;
const LONGEST_PAUSE_MS = DAY_MS / 4;
/** The most requests per run of one minute; the other parcels follow in the next run. */
const MOST_ASKED = 1200;
/** Parallel requests to one carrier. */
const AT_ONCE = 4;
/** After this many failures in a row, a carrier is left alone until the next run. */
const MOST_FAILURES = 3;
/** Limits the stored failure count; higher numbers would have no effect. */
const MOST_COUNTED = 20;
/** After this many days, no carrier reports anything about a parcel any more. */
const FOLLOWED_DAYS = 150;

/**
 * Every minute, asks carriers about the parcels that are due. A carrier that does not respond does not
 * delay the others.
 */
export async function pollCarriers(deps: TrackingDeps): Promise<void> {
  await Promise.all(deps.carriers.map((carrier) => askCarrier(deps, carrier)));
}

async function askCarrier(deps: TrackingDeps, carrier: CarrierAdapter): Promise<void> {
  const now = deps.now();
  const due = { carrier: carrier.name, now, until: new Date(now.getTime() + PAUSE_MS) };
  let left = MOST_ASKED;
  let failures = 0;

  /** Returns whether there may be another parcel to ask about. */
  async function askNext(): Promise<boolean> {
    if (left <= 0 || failures >= MOST_FAILURES) return false;
    left -= 1;
    const parcel = await claimDue(deps.db, due);
    if (!parcel) {
      left = 0;
      return false;
    }
    failures = (await askAbout(deps, carrier, parcel)) ? 0 : failures + 1;
    return true;
  }

  async function askOn(isEnough: () => boolean): Promise<void> {
    while ((await askNext()) && !isEnough());
  }

  // Sends requests one by one until the carrier responds, so that a carrier that is down does not get several at once.
  await askOn(() => failures === 0);
  await Promise.all(Array.from({ length: AT_ONCE }, () => askOn(() => false)));
}

/** Returns whether the carrier responded. */
async function askAbout(
  deps: TrackingDeps,
  carrier: CarrierAdapter,
  parcel: TrackedParcel,
): Promise<boolean> {
  const { db, now, reportProblem } = deps;
  const { id, number, failures } = parcel;
  if (await isOver(deps, parcel)) {
    await updateParcel(db, id, { endedAt: now() });
    return true;
  }
  const askAgain = (pause: number, count: number) =>
    updateParcel(db, id, {
      askAfter: new Date(now().getTime() + Math.min(pause, LONGEST_PAUSE_MS)),
      failures: Math.min(count, MOST_COUNTED),
    });
  try {
    const report = await carrier.lookUp(number);
    if (report) {
      await applyCarrierReport(deps, carrier.name, report);
      await askAgain(PAUSE_MS, 0);
    } else {
      await registerAgain(deps, carrier, parcel);
      await askAgain(MINUTE_MS * 2 ** failures, failures + 1);
    }
    return true;
  } catch (error) {
    await askAgain(PAUSE_MS * 2 ** failures, failures + 1);
    reportProblem("carrier_poll_failed", { err: error, carrier: carrier.name, number });
    return false;
  }
}

/** Lost long ago, or ended in another way: by staff or by a refund. */
async function isOver(
  { now, subjects }: TrackingDeps,
  { sentAt, subjectKind, subjectId }: TrackedParcel,
): Promise<boolean> {
  if (now().getTime() - sentAt.getTime() > FOLLOWED_DAYS * DAY_MS) return true;
  return (await subjects[subjectKind].describe(subjectId))?.isEnded !== false;
}

/** Registers a parcel again under the same number if the carrier lost it or never got it. */
async function registerAgain(
  { reportProblem }: TrackingDeps,
  carrier: CarrierAdapter,
  parcel: TrackedParcel,
): Promise<void> {
  const { subjectKind, subjectId, number, method, origin, destination, sentAt } = parcel;
  const reference = `${subjectKind === "order" ? "QU" : "FR"}${subjectId}`;
  const known = await carrier.register({
    reference,
    number,
    method,
    from: origin,
    to: destination,
    toPickupPoint: parcel.toPickupPoint,
    sentAt,
    days: { min: parcel.daysMin, max: parcel.daysMax },
  });
  if (known.number !== number) {
    const numbers = { number, known: known.number };
    reportProblem("parcel_number_differs", { reference, ...numbers });
  }
}
