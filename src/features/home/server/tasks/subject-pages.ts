import type { Queryable } from "#database/connect.ts";
import { forwardRecord } from "#features/forwarding/domain/forward-record.ts";
import { orderRecord } from "#features/orders/domain/order-record.ts";
import type { OfficePath } from "#platform/records/office-record.ts";
import { paidPages, paperPage } from "./paid-page.ts";
import { selectPaidByReference, selectPaidByRefund } from "./paid-subjects.repository.ts";

type Lookup = (db: Queryable, names: readonly string[]) => Promise<Map<string, OfficePath[]>>;

/** What carriers know a parcel by: the number of its order with which of its parcels it is, or its own number. */
function pageOfReference(reference: string): OfficePath | undefined {
  const [, order, parcel] = /^(?:QU(\d{1,15})(?:-\d+)?|FR(\d{1,15}))$/.exec(reference) ?? [];
  if (order) return orderRecord.to(Number(order));
  return parcel ? forwardRecord.to(Number(parcel)) : undefined;
}

const byName =
  (pageOf: (name: string) => OfficePath | undefined): Lookup =>
  async (_db, names) =>
    new Map(names.map((name) => [name, [pageOf(name)].filter((to) => to !== undefined)]));

const isId = (text: string) => /^\d{1,15}$/.test(text);

/** Pages of subjects that are no records with a page. */
const LOOKUPS: Readonly<Record<string, Lookup>> = {
  payment: async (db, names) => pagesIn(await selectPaidByReference(db, names)),
  refund: async (db, ids) => pagesIn(await selectPaidByRefund(db, ids.filter(isId).map(Number))),
  invoice: byName(paperPage),
  reference: byName(pageOfReference),
};

const pagesIn = (paid: Awaited<ReturnType<typeof selectPaidByReference>>) =>
  new Map([...paid].map(([name, one]) => [name, paidPages(one)]));

/** The pages for each subject, the nearest first: `payment:P-1` leads to its order. */
export async function readSubjectPages(
  db: Queryable,
  subjects: readonly string[],
): Promise<Map<string, OfficePath[]>> {
  const pages = new Map<string, OfficePath[]>();
  const byKind = Map.groupBy(new Set(subjects), (subject) => subject.split(":")[0] ?? "");
  for (const [kind, ofKind] of byKind) {
    const nameOf = (subject: string) => subject.slice(kind.length + 1);
    const found = await LOOKUPS[kind]?.(db, ofKind.map(nameOf));
    for (const subject of ofKind) pages.set(subject, found?.get(nameOf(subject)) ?? []);
  }
  return pages;
}
