import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { HOUR_MS } from "#core/durations.ts";
import { eventually } from "#database/fixtures/eventually.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { inTransaction } from "#database/transaction.ts";
import { selectColleagues } from "../records.repository.ts";
import type { RunKind } from "./run-kind.ts";
import { type RunDeps, workRun } from "./run-work.ts";
import { deleteRunFiles, insertRun } from "./runs.repository.ts";
import { officeRunParts, officeRuns } from "./runs.tables.ts";

const { db } = await testDatabase();
const [owner] = await selectColleagues(db);
const access = { roles: owner?.grants.map(({ role }) => role) ?? [], scope: "site" } as const;

/** What happens while a run works: between two parts of its file, or after the last part. */
let meanwhile: () => Promise<void> = async () => {};
let after: () => Promise<void> = async () => {};
const csv: RunKind = {
  kind: "test.csv",
  access,
  fileName: "test.csv",
  async work({ write }) {
    await write("one");
    await meanwhile();
    await write("two");
    await after();
  },
};
const step: RunKind = { kind: "test.step", access, work: () => meanwhile() };
const deps: RunDeps = {
  db,
  now: () => new Date(),
  runKinds: () => [csv, step],
  enqueueRun: async () => {},
};

const email = "rasa@example.com";
const names = { firstName: "Rasa", lastName: "Rasaitė", phoneNumber: "+370 612 34567" };
const erasing = { kinds: [csv.kind], person: { email, ...names } };
const erase = () => inTransaction(db, (tx) => deleteRunFiles(tx, erasing));
const start = async ({ kind }: RunKind, input = {}) => {
  const expiresAt = new Date(Date.now() + HOUR_MS);
  const run = { kind, ownerId: owner?.id ?? 0, input, total: 2, expiresAt };
  return (await inTransaction(db, (tx) => insertRun(tx, run))).id;
};
const statusOf = async (id: string) =>
  (await db.select().from(officeRuns).where(eq(officeRuns.id, id)))[0]?.status;
const partsOf = (id: string) => db.$count(officeRunParts, eq(officeRunParts.runId, id));
const once = (work: () => Promise<void>) => {
  let isDone = false;
  return async () => {
    if (!isDone) await work();
    isDone = true;
  };
};

test.each(["between two parts", "after the last part"])(
  "a file is rewritten if a customer is erased while it is being written, %s",
  async (when) => {
    const id = await start(csv);
    meanwhile = when === "between two parts" ? once(erase) : async () => {};
    after = when === "after the last part" ? once(erase) : async () => {};
    await expect(workRun(deps, { runId: id })).rejects.toThrow("stopped");
    expect([await statusOf(id), await partsOf(id)]).toEqual(["failed", 0]);
    await workRun(deps, { runId: id });
    expect([await statusOf(id), await partsOf(id)]).toEqual(["done", 2]);
  },
);

test("an erasure deletes finished files and keeps runs that wait", async () => {
  const [there, waiting] = [await start(csv), await start(csv)];
  await workRun(deps, { runId: there });
  await erase();
  expect([await statusOf(there), await partsOf(there)]).toEqual([undefined, 0]);
  expect(await statusOf(waiting)).toBe("waiting");
});

test("an erasure does not stop a bulk step, waiting or started", async () => {
  const [begun, waiting] = [await start(step), await start(step)];
  meanwhile = erase;
  await workRun(deps, { runId: begun });
  meanwhile = async () => {};
  expect(await statusOf(begun)).toBe("done");
  expect(await statusOf(waiting)).toBe("waiting");
  await erase();
  expect(await statusOf(begun)).toBe("done");
});

test("a failed run is retried only after an erasure in progress has ended", async () => {
  const id = await start(csv);
  meanwhile = async () => {
    throw new Error("The first try fails");
  };
  await expect(workRun(deps, { runId: id })).rejects.toThrow("first try");
  // Like a run that failed before its first part: without part rows, the retry cannot wait on one of them.
  await db.delete(officeRunParts);
  let isErased = false;
  const seen: boolean[] = [];
  meanwhile = async () => void seen.push(isErased);
  let retried: Promise<unknown> = Promise.resolve();
  await inTransaction(db, async (tx) => {
    await deleteRunFiles(tx, erasing);
    retried = workRun(deps, { runId: id });
    const isWaiting = eventually(async () => {
      const { rows } = await db.execute(sql`select from pg_locks where not granted`);
      expect(rows).not.toEqual([]);
    });
    await Promise.race([retried, isWaiting]);
    isErased = true;
  });
  await retried;
  expect([seen, await statusOf(id)]).toEqual([[true], "done"]);
});

test("an erasure removes the customer's search text from finished runs", async () => {
  const filter = { query: email, status: ["paid"] };
  const other = { filter: { query: `a${email}` } };
  const [ended, waiting] = [await start(step, { filter }), await start(step, other)];
  meanwhile = async () => {};
  await workRun(deps, { runId: ended });
  await erase();
  const inputOf = async (id: string) =>
    (await db.select().from(officeRuns).where(eq(officeRuns.id, id)))[0]?.input;
  expect(await inputOf(ended)).toMatchObject({ filter: { status: ["paid"] } });
  expect(JSON.stringify(await inputOf(ended))).not.toContain("rasa");
  expect(await inputOf(waiting)).toEqual(other);
});

test.each(["rasaite  RASA", "Rasa Rasaitė", "+370 612 34567", "37061234567"])(
  "an erasure deletes a run that searches for %s, but not for the first name only",
  async (query) => {
    const filterOf = (text: string) => ({ filter: { query: text } });
    const [theirs, namesake] = [
      await start(step, filterOf(query)),
      await start(step, filterOf("Rasa")),
    ];
    await erase();
    expect([await statusOf(theirs), await statusOf(namesake)]).toEqual([undefined, "waiting"]);
  },
);

test.each([step, csv])(
  "an erasure deletes runs that search for the erased email: $kind",
  async (kind) => {
    const input = { filter: { query: ` ${email.toUpperCase()}` } };
    const [waiting, failed, running] = [
      await start(kind, input),
      await start(kind, input),
      await start(kind, input),
    ];
    after = async () => {};
    meanwhile = async () => {
      throw new Error("The first try fails");
    };
    await expect(workRun(deps, { runId: failed })).rejects.toThrow("first try");
    meanwhile = erase;
    await expect(workRun(deps, { runId: running })).rejects.toThrow("stopped");
    let isBegunAnew = false;
    meanwhile = async () => {
      isBegunAnew = true;
    };
    for (const id of [waiting, failed, running]) {
      expect([await statusOf(id), await partsOf(id)]).toEqual([undefined, 0]);
      await workRun(deps, { runId: id });
    }
    expect(isBegunAnew).toBe(false);
  },
);
