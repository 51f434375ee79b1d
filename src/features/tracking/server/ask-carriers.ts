import { DAY_MS } from "#core/durations.ts";
import type { CarrierAdapter } from "#ports/carriers.ts";
import { takeReport } from "./take-report.ts";
import { selectDue, type TrackedParcel, updateParcel } from "./tracking.repository.ts";
import type { TrackingDeps } from "./tracking-deps.ts";

const MINUTE_MS = 60 * 1000;
const PAUSE_MS = 5 * MINUTE_MS;
const LONGEST_PAUSE_MS = DAY_MS / 4;
/** In one minute's work; the rest comes next. */
const MOST_ASKED = 120;
/** A carrier that does not answer so often in a row is left alone until the next time. */
const MOST_FAILURES = 3;
/** Nobody tells anything of it any more. */
const FOLLOWED_DAYS = 150;

/** Every minute: what became of parcels whose turn it is. One carrier's silence is no other's. */
export async function askCarriers(deps: TrackingDeps): Promise<void> {
  await Promise.all(deps.carriers.map((carrier) => askCarrier(deps, carrier)));
}

async function askCarrier(deps: TrackingDeps, carrier: CarrierAdapter): Promise<void> {
  const due = { carrier: carrier.name, now: deps.now(), limit: MOST_ASKED };
  let failures = 0;
  for (const parcel of await selectDue(deps.db, due)) {
    if (failures >= MOST_FAILURES) return;
    failures = (await askAbout(deps, carrier, parcel)) ? 0 : failures + 1;
  }
}

async function askAbout(
  deps: TrackingDeps,
  carrier: CarrierAdapter,
  parcel: TrackedParcel,
): Promise<boolean> {
  const { db, now, onTrouble } = deps;
  const { id, number, failures, sentAt } = parcel;
  const after = (pause: number) => new Date(now().getTime() + pause);
  try {
    const report = await carrier.lookUp(number);
    if (report) await takeReport(deps, carrier.name, report);
    else await tellAgain(carrier, parcel);
    const isLost = now().getTime() - sentAt.getTime() > FOLLOWED_DAYS * DAY_MS;
    const pause = report ? PAUSE_MS : MINUTE_MS;
    await updateParcel(db, id, {
      askAfter: after(pause),
      failures: 0,
      ...(isLost ? { endedAt: now() } : {}),
    });
    return true;
  } catch (error) {
    const pause = Math.min(PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    await updateParcel(db, id, { askAfter: after(pause), failures: Math.min(failures + 1, 20) });
    onTrouble("a carrier could not be asked", { err: error, carrier: carrier.name, number });
    return false;
  }
}

/** A carrier that lost its papers, or never got them, is told under the same number. */
async function tellAgain(carrier: CarrierAdapter, parcel: TrackedParcel): Promise<void> {
  const { subjectKind, subjectId, number, method, origin, destination, sentAt } = parcel;
  await carrier.register({
    reference: `${subjectKind === "order" ? "QU" : "FR"}${subjectId}`,
    number,
    method,
    from: origin,
    to: destination,
    toPickupPoint: parcel.toPickupPoint,
    sentAt,
    days: { min: parcel.daysMin, max: parcel.daysMax },
  });
}
