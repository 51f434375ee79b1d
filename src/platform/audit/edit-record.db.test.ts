import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { inTransaction } from "#database/transaction.ts";
import { auditLog, recordVersions } from "./audit.tables.ts";
import { editRecord } from "./edit-record.ts";

const { db } = await testDatabase();

type Fields = { name: string; price: number };

/** The record exists only in memory; the audit rows are really written. */
async function edit(
  subject: string,
  current: Fields,
  sent: { seen: object; changes: Partial<Fields> },
) {
  const written: Partial<Fields>[] = [];
  const result = await inTransaction(db, (tx) =>
    editRecord(tx, {
      actor: { id: null },
      action: "products.edit",
      subject,
      current,
      edit: { seen: { ...sent.seen }, changes: sent.changes },
      write: async (changes) => written.push(changes),
    }),
  );
  return { result, written };
}
const rowsOf = (subject: string) =>
  db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(desc(auditLog.id));

test("an edit writes only changed fields, with an audit row and a version of them", async () => {
  const { result, written } = await edit(
    "lamp:1",
    { name: "Lamp", price: 10 },
    { seen: { price: 10, name: "Lamp" }, changes: { price: 12, name: "Lamp" } },
  );
  expect(result).toEqual({ ok: true, value: { name: "Lamp", price: 12 } });
  expect(written).toEqual([{ price: 12 }]);
  expect(await rowsOf("lamp:1")).toMatchObject([{ action: "products.edit", fields: ["price"] }]);
  expect(
    await db.select().from(recordVersions).where(eq(recordVersions.record, "lamp:1")),
  ).toMatchObject([{ before: { price: 10 }, after: { price: 12 } }]);
});

test("an edit without changes writes nothing", async () => {
  const sent = { seen: { price: 10 }, changes: { price: 10 } };
  expect((await edit("lamp:2", { name: "Lamp", price: 10 }, sent)).written).toEqual([]);
  expect(await rowsOf("lamp:2")).toEqual([]);
});

test("an edit of a field changed meanwhile is refused with both values and the time of the save", async () => {
  const before = { name: "Lamp", price: 10 };
  await edit("lamp:3", before, { seen: { price: 10 }, changes: { price: 11 } });
  const sent = { seen: { price: 10, name: "Lamp" }, changes: { price: 12, name: "Desk lamp" } };
  const { result, written } = await edit("lamp:3", { ...before, price: 11 }, sent);
  const [saved, ...others] = await rowsOf("lamp:3");
  expect(others).toEqual([]);
  expect(written).toEqual([]);
  expect(result).toEqual({
    ok: false,
    code: "office.errors.changed_meanwhile",
    conflict: {
      fields: [{ field: "price", seen: 10, yours: 12, current: 11 }],
      by: null,
      at: saved?.at.toISOString(),
    },
  });
});
