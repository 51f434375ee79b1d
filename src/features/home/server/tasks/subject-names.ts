import type { Queryable } from "#database/connect.ts";
import { readCorrectionSubject } from "#features/wallet/domain/correction.ts";
import { selectCourierNames, selectCustomerNames } from "./work-records.repository.ts";

export type NamesDeps = {
  db: Queryable;
  /** The name of a carrier. */
  carrierTitle: (name: string) => string | undefined;
};

/** A correction is named by whose wallet it is of, and by the record that it is about. */
async function readWalletNames(
  db: Queryable,
  subjects: readonly string[],
): Promise<[string, string][]> {
  const asked = subjects.flatMap((subject) => {
    const correction = readCorrectionSubject(subject);
    return correction ? [{ subject, ...correction }] : [];
  });
  const names = await selectCustomerNames(
    db,
    asked.map(({ customerId }) => customerId),
  );
  return asked.map(({ subject, customerId, record }) => {
    const name = names.get(customerId) ?? `#${customerId}`;
    return [subject, record ? `${name} (${record})` : name];
  });
}

/** Names of couriers, carriers and wallets by task subject: `courier:lp_express` is LP Express. */
export async function readSubjectNames(
  { db, carrierTitle }: NamesDeps,
  subjects: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const subject of subjects) {
    const [kind, name = ""] = subject.split(":");
    const title = kind === "carrier" ? carrierTitle(name) : undefined;
    if (title) names.set(subject, title);
  }
  for (const [subject, name] of await readWalletNames(db, subjects)) names.set(subject, name);
  if (!subjects.some((subject) => subject.startsWith("courier:"))) return names;
  const rows = await selectCourierNames(db);
  for (const { code, name } of rows) names.set(`courier:${code}`, name);
  return names;
}
