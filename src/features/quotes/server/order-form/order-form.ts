import { DAY_MS } from "#core/durations.ts";
import type { Database, Queryable, Transaction } from "#database/connect.ts";
import type { SweepOptions } from "#database/sweep-rows.ts";
import { isBlank, MAX_LINES, type OrderLine } from "../../domain/order-line.ts";
import {
  deleteForm,
  deleteGuestFormsBefore,
  type FormOwner,
  saveForm,
  selectForm,
} from "./order-forms.repository.ts";

/** Saves the lines, complete or not; deletes a form without lines. */
export async function saveOrderForm(
  db: Queryable,
  owner: FormOwner,
  lines: readonly OrderLine[],
): Promise<OrderLine[]> {
  const filled = lines.filter((line) => !isBlank(line)).slice(0, MAX_LINES);
  if (filled.length === 0) await deleteForm(db, owner);
  else await saveForm(db, owner, filled);
  return filled;
}

/** At login, moves this browser's form to the customer, without duplicate lines. */
export async function joinForms(
  tx: Transaction,
  { siteId, tokenHash, customerId }: { siteId: number; tokenHash: Buffer; customerId: number },
): Promise<void> {
  const guest = { siteId, tokenHash };
  const typedHere = await selectForm(tx, guest);
  if (typedHere.length === 0) return;
  await addToForm(tx, { siteId, customerId }, typedHere);
  await deleteForm(tx, guest);
}

/** Puts the lines typed here first, and the saved ones after them. */
export async function addToForm(
  tx: Transaction,
  owner: FormOwner,
  typedHere: readonly OrderLine[],
): Promise<OrderLine[]> {
  const known = await selectForm(tx, owner);
  const keyOf = ({ url, name, options }: OrderLine) => `${url || name} ${options}`;
  const here = new Set(typedHere.map(keyOf));
  return saveOrderForm(tx, owner, [
    ...typedHere,
    ...known.filter((line) => !here.has(keyOf(line))),
  ]);
}

export async function purgeOldForms(
  db: Database,
  retentionDays: number,
  now: Date,
  options?: SweepOptions,
): Promise<void> {
  await deleteGuestFormsBefore(db, new Date(now.getTime() - retentionDays * DAY_MS), options);
}
