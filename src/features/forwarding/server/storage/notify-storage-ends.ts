import { addDays, utcDay } from "#core/dates.ts";
import { forEachSettled } from "#core/work-queue.ts";
import { inTransaction } from "#database/transaction.ts";
import { STORED } from "../../domain/forward-status.ts";
import { endsWithPlan, freeUntil } from "../../domain/storage.ts";
import { postForwardMail, storageEmail } from "../emails/forward-emails.ts";
import { selectRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import {
  type ParcelRow,
  selectContents,
  selectStorageEnding,
  updateParcels,
} from "../parcels.repository.ts";
import { lockRequest } from "../requests/lock-request.ts";
import { requestTerms, storedParcels } from "./stored-parcels.ts";

/** Enough time to choose the shipping and to pay for it. */
const DAYS_BEFORE = 5;

/** Sends a mail when a parcel's free storage ends soon, once for each end date, because a plan may move it. */
export async function notifyStorageEnds(deps: ForwardingDeps): Promise<void> {
  const today = utcDay(deps.now());
  const soon = { from: today, to: addDays(today, DAYS_BEFORE) };
  await forEachSettled(
    await selectStorageEnding(deps.db, STORED, soon),
    (id) => notifyOwner(deps, id, soon),
    (request, err) => deps.reportProblem("storage_end_untold", { request, err }),
  );
}

type Days = { from: string; to: string };

async function notifyOwner(deps: ForwardingDeps, id: number, soon: Days): Promise<void> {
  const known = await selectRequest(deps.db, id);
  if (!known) return;
  const { terms } = await requestTerms(deps, known);
  await inTransaction(deps.db, async (tx) => {
    const request = await lockRequest(deps, tx, id);
    if (!request || !STORED.includes(request.status)) return;
    const contents = (await selectContents(tx, [id])).get(id) ?? [];
    // Each parcel of a request has its own end; parcels that end later get a later mail.
    const ending = contents.flatMap((parcel) => {
      const [stored] = storedParcels([parcel]);
      if (!stored) return [];
      const day = freeUntil(stored, terms, soon.from);
      if (day < soon.from || day > soon.to || wasNotified(parcel, day)) return [];
      return [{ id: parcel.id, day, isByPlan: endsWithPlan(stored, terms, day) }];
    });
    const [first] = ending.toSorted((one, other) => (one.day < other.day ? -1 : 1));
    if (!first) return;
    const ids = ending.map((parcel) => parcel.id);
    await updateParcels(tx, { ids }, { storageToldAt: deps.now() });
    const { day: ends, isByPlan } = first;
    const told = contents.filter((parcel) => ids.includes(parcel.id));
    const limits = { ends, isByPlan, centsPerDay: terms.centsPerDay };
    const email = storageEmail(request, told, limits);
    await postForwardMail(deps, tx, request, "forward-storage", email);
  });
}

/** An earlier mail announced another end date. */
const wasNotified = ({ storageToldAt }: ParcelRow, day: string): boolean =>
  storageToldAt !== null && utcDay(storageToldAt) >= addDays(day, -DAYS_BEFORE);
