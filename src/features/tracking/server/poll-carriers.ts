import { DAY_MS, MINUTE_MS } from "#core/durations.ts";
import type { CarrierAdapter } from "#ports/carriers.ts";
import { applyCarrierReport } from "./apply-carrier-report.ts";
import { claimDue, type TrackedParcel, updateParcel } from "./tracking.repository.ts";
import type { TrackingDeps } from "./tracking-deps.ts";

const PAUSE_MS = 5 * MINUTE_MS;
const LONGEST_PAUSE_MS = DAY_MS / 4;
/** In one minute's work; the rest comes next. */
const MOST_ASKED = 1200;
/** Of one carrier. */
const AT_ONCE = 4;
/** A carrier that does not answer so often in a row is left alone until the next time. */
const MOST_FAILURES = 3;
/** More would only make numbers that nobody counts. */
const MOST_COUNTED = 20;
/** Nobody tells anything of it any more. */
const FOLLOWED_DAYS = 150;

/** Every minute: what became of parcels whose turn it is. One carrier's silence is no other's. */
export async function pollCarriers(deps: TrackingDeps): Promise<void> {
  await Promise.all(deps.carriers.map((carrier) => askCarrier(deps, carrier)));
}

async function askCarrier(deps: TrackingDeps, carrier: CarrierAdapter): Promise<void> {
  const now = deps.now();
  const due = { carrier: carrier.name, now, until: new Date(now.getTime() + PAUSE_MS) };
  let left = MOST_ASKED;
  let failures = 0;

  /** Whether there may be another. */
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

  // One by one until it answers: a carrier that is away is not asked by several at once.
  await askOn(() => failures === 0);
  await Promise.all(Array.from({ length: AT_ONCE }, () => askOn(() => false)));
}

/** Whether the carrier answered. */
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

/** Lost long ago, or ended by somebody else: by staff, or by money given back. */
async function isOver(
  { now, subjects }: TrackingDeps,
  { sentAt, subjectKind, subjectId }: TrackedParcel,
): Promise<boolean> {
  if (now().getTime() - sentAt.getTime() > FOLLOWED_DAYS * DAY_MS) return true;
  return (await subjects[subjectKind].describe(subjectId))?.isEnded !== false;
}

/** A carrier that lost its papers, or never got them, is told under the same number. */
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
