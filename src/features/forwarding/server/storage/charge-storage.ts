import { randomUUID } from "node:crypto";
import { utcDay } from "#core/dates.ts";
import { sum } from "#core/money.ts";
import { fail, succeed } from "#core/result.ts";
import type { Transaction } from "#database/connect.ts";
import { forwardNumber } from "../../domain/forward-status.ts";
import { STORAGE_ALONE } from "../../domain/parcel-actions.ts";
import { storageDue } from "../../domain/storage.ts";
import { selectRequest } from "../forwarding.repository.ts";
import type { ForwardingDeps } from "../forwarding-deps.ts";
import { selectContents, shortenPaidStorage, updateParcels } from "../parcels.repository.ts";
import { type StaffResult, type StaffStepInput, staffStep } from "../requests/request-lifecycle.ts";
import { requestTerms, storedParcels } from "./stored-parcels.ts";

/** Charges storage up to today from the wallet, on a separate misc invoice (SPEC §3). */
export async function chargeStorage(
  deps: ForwardingDeps,
  input: StaffStepInput,
): Promise<StaffResult> {
  const step = { ...input, role: "finance" as const, action: "charge-storage" as const };
  const known = await selectRequest(deps.db, input.id);
  if (!known) return fail("errors.not_found");
  // Read before the transaction, because data that is not cached needs a second connection.
  const { terms } = await requestTerms(deps, known);
  return staffStep(deps, step, async (tx, request) => {
    if (!STORAGE_ALONE.includes(request.status)) return fail("forwarding.errors.step");
    const today = utcDay(deps.now());
    const contents = (await selectContents(tx, [request.id])).get(request.id) ?? [];
    const parcels = contents.flatMap((parcel) =>
      storedParcels([parcel]).map((one) => ({
        id: parcel.id,
        ...storageDue(one, terms, today),
      })),
    );
    const amountCents = sum(parcels.map(({ days }) => days)) * terms.centsPerDay;
    if (amountCents === 0) return fail("forwarding.errors.nothing_due");
    const { siteId, customerId, language } = request;
    const paid = await deps.invoices.issueFromWallet(tx, {
      siteId,
      customerId,
      language,
      purpose: "storage",
      lines: [{ part: "storage", quantity: 1, unitCents: amountCents }],
      orderNumber: forwardNumber(request.id),
      data: { requestId: request.id, parcels } satisfies PaidStorage,
      // The lock prevents a double charge; the random key allows a new charge after a credit, even on the same day.
      key: `forward:${request.id}:storage:${randomUUID()}`,
    });
    if (!paid.ok) return fail(paid.code);
    await updateParcels(tx, { requestIds: [request.id] }, { storagePaidUntil: today });
    return succeed(request);
  });
}

/** The days that a storage invoice paid, saved with it; `since` also counts the free days among them. */
type PaidStorage = {
  requestId: number;
  parcels: { id: number; days: number; since?: number }[];
};

/** Called when the invoice is credited: the days that it paid are due again, whatever was paid after them. */
export async function revertPaidStorage(
  tx: Transaction,
  { parcels = [] }: Partial<PaidStorage>,
): Promise<void> {
  for (const { id, days, since = days } of parcels) await shortenPaidStorage(tx, id, since);
}
