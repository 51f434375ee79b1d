import { addDays, formatDate } from "#core/dates.ts";
import { eachAlone } from "#core/each-alone.ts";
import { inTransaction } from "#database/transaction.ts";
import { STORED } from "../domain/forward-status.ts";
import { freeUntil } from "../domain/storage.ts";
import { storageLetter } from "./forward-letters.ts";
import { selectRequest } from "./forwarding.repository.ts";
import type { ForwardingDeps } from "./forwarding-deps.ts";
import { lockRequest } from "./lock-request.ts";
import { selectContents, selectStorageEnding, updateParcelsOf } from "./parcels.repository.ts";
import { postForwardMail } from "./post-forward-mail.ts";
import { requestTerms } from "./request-terms.ts";
import { storedParcels } from "./stored-parcels.ts";

/** Time enough to choose a way and to pay for it. */
const DAYS_BEFORE = 5;

/** Whoever's parcel will cost by the day soon is told so by mail, once. */
export async function tellStorageEnds(deps: ForwardingDeps): Promise<void> {
  const today = formatDate(deps.now());
  const soon = { from: today, to: addDays(today, DAYS_BEFORE) };
  await eachAlone(
    await selectStorageEnding(deps.db, STORED, soon),
    (id) => tellOne(deps, id, today),
    (request, err) => deps.onTrouble("nobody was told that free storage ends", { request, err }),
  );
}

async function tellOne(deps: ForwardingDeps, id: number, today: string): Promise<void> {
  const known = await selectRequest(deps.db, id);
  if (!known) return;
  const { terms } = await requestTerms(deps, known);
  await inTransaction(deps.db, async (tx) => {
    const request = await lockRequest(deps, tx, id);
    if (!request || !STORED.includes(request.status)) return;
    const contents = (await selectContents(tx, [id])).get(id) ?? [];
    const untold = contents.filter(({ storageToldAt }) => storageToldAt === null);
    const days = storedParcels(untold).map((parcel) => freeUntil(parcel, terms));
    const [ends] = days.filter((day) => day >= today).sort();
    if (!ends) return;
    await updateParcelsOf(tx, [id], { storageToldAt: deps.now() });
    const letter = storageLetter(request, { ends, centsPerDay: terms.centsPerDay });
    await postForwardMail(deps, tx, request, "forward-storage", letter);
  });
}
