import type { Queryable } from "#database/connect.ts";
import { forwardNumber } from "#features/forwarding/domain/forward-status.ts";
import { correctionPath, readCorrectionSubject } from "#features/wallet/domain/correction.ts";
import type { StaffActor } from "#platform/auth/require-role.ts";
import { customerPath, linkFor, type OfficeLink, orderPath } from "../link-for.ts";
import {
  type PaidFor,
  selectPaidFor,
  selectParcelOwners,
  selectRefundedFor,
} from "./task-links.repository.ts";

const isId = (text: string) => /^\d{1,15}$/.test(text);

/** Pages of subjects whose name is enough to build the path. */
const PATHS: Readonly<Record<string, (name: string) => OfficeLink | null>> = {
  correction: (rest) => {
    const asked = readCorrectionSubject(`correction:${rest}`);
    return asked ? correctionPath(asked) : null;
  },
  order: (id) => (isId(id) ? orderPath(id) : null),
  product: (id) => (isId(id) ? `/products/${id}` : null),
  job: () => "/jobs",
  courier: () => "/couriers",
  invoice: (number) => `/invoices?query=${encodeURIComponent(number)}`,
  // The reference that a carrier got: the order's number and which of its parcels.
  reference: (number) => {
    const [, id] = /^QU(\d{1,15})(?:-\d+)?$/.exec(number) ?? [];
    return id ? orderPath(id) : null;
  },
};

/** For a forwarded parcel, the carrier's reference is the parcel's number. */
async function selectOwnersByNumber(db: Queryable, numbers: readonly string[]) {
  const ids = numbers.flatMap((number) => /^FR(\d{1,15})$/.exec(number)?.[1] ?? []);
  const owners = await selectParcelOwners(db, ids.map(Number));
  return new Map([...owners].map(([id, owner]) => [forwardNumber(Number(id)), owner]));
}

type Lookup = (db: Queryable, names: readonly string[]) => Promise<Map<string, PaidFor>>;

/** Subjects without a page link to their order, or else to their customer. */
const LOOKUPS: Readonly<Record<string, Lookup>> = {
  payment: selectPaidFor,
  refund: (db, ids) => selectRefundedFor(db, ids.filter(isId).map(Number)),
  forward_request: (db, ids) => selectParcelOwners(db, ids.filter(isId).map(Number)),
  reference: selectOwnersByNumber,
};

const pathTo = ({ orderId, customerId }: PaidFor): OfficeLink | null =>
  orderId !== null ? orderPath(orderId) : customerId === null ? null : customerPath(customerId);

/** The page for each subject, if the actor may open it: `payment:P-1` leads to its order. */
export async function readTaskLinks(
  db: Queryable,
  actor: StaffActor,
  subjects: readonly string[],
): Promise<Map<string, string | null>> {
  const links = new Map<string, string | null>();
  const byKind = Map.groupBy(new Set(subjects), (subject) => subject.split(":")[0] ?? "");
  for (const [kind, ofKind] of byKind) {
    const nameOf = (subject: string) => subject.slice(kind.length + 1);
    const found = await LOOKUPS[kind]?.(db, ofKind.map(nameOf));
    for (const subject of ofKind) {
      const name = nameOf(subject);
      const known = found?.get(name);
      const path = known ? pathTo(known) : (PATHS[kind]?.(name) ?? null);
      links.set(subject, linkFor(actor, path));
    }
  }
  return links;
}
