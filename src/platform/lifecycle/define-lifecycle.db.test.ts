import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { fail, succeed } from "#core/result.ts";
import type { Database } from "#database/connect.ts";
import { testDatabase } from "#database/fixtures/test-database.ts";
import { inTransaction } from "#database/transaction.ts";
import { auditLog } from "../audit/audit.tables.ts";
import type { StaffActor } from "../auth/require-role.ts";
import { defineLifecycle } from "./define-lifecycle.ts";

const { db } = await testDatabase();

type Lamp = { id: number; status: "off" | "on" | "broken"; litAt: string | null };
type Actor = { kind: "staff"; id: number | null } | { kind: "system" };
const lamps = new Map<number, Lamp>();
const steps: string[] = [];
const deps = { db: db as Database, now: () => "now" };

const lifecycle = defineLifecycle<Lamp, Actor, { now: () => string }, "lamps.errors.step">({
  name: "lamp",
  transitions: { off: ["on", "broken"], on: ["off", "broken"], broken: [] },
  refusal: "lamps.errors.step",
  who: (to) => (to === "broken" ? "owner" : "support"),
  staff: (id) => ({ kind: "staff", id }),
  async lock(_deps, _tx, id) {
    steps.push("locked");
    return lamps.get(id);
  },
  stamp: ({ now }, _lamp, to) => (to === "on" ? { litAt: now() } : {}),
  async save(_tx, lamp, values) {
    steps.push("saved");
    lamps.set(lamp.id, { ...lamp, ...values });
  },
  async history(_tx, { id }, { from, to, actor, remark: said }) {
    steps.push(`${actor.kind}: ${id} ${from} → ${to} (${said ?? ""})`);
    return steps.length;
  },
  async notify(_deps, _tx, { from, row }) {
    steps.push(`told ${from} → ${row.status}`);
  },
});
const support = { id: null, roles: ["support" as const] };
const notesOf = (id: number) =>
  db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `lamp:${id}`));
const turn = (id: number, to: Lamp["status"], actor: StaffActor = support) =>
  lifecycle.stepByStaff(deps, { actor, key: id, to, action: "order.move" }, async (tx, lamp, by) =>
    succeed(await lifecycle.move(deps, tx, lamp, to, { actor: by, remark: "please" })),
  );

beforeEach(() => {
  lamps.clear();
  steps.length = 0;
  lamps.set(1, { id: 1, status: "off", litAt: null });
});

test("a step is stamped, saved, recorded in the history and notified, in this order", async () => {
  const lamp = lamps.get(1) as Lamp;
  const lit = await inTransaction(db, (tx) =>
    lifecycle.move(deps, tx, lamp, "on", { actor: { kind: "system" } }),
  );
  expect(lit).toEqual({ id: 1, status: "on", litAt: "now" });
  expect(lamps.get(1)).toEqual(lit);
  expect(steps).toEqual(["saved", "system: 1 off → on ()", "told off → on"]);
});

test("a step that is not in the table is refused or throws", async () => {
  const broken: Lamp = { id: 2, status: "broken", litAt: null };
  const how = { actor: { kind: "system" as const } };
  expect(lifecycle.refuse(broken, "on")).toEqual(fail("lamps.errors.step"));
  await inTransaction(db, async (tx) => {
    expect(await lifecycle.tryMove(deps, tx, broken, "on", how)).toEqual(fail("lamps.errors.step"));
    await expect(lifecycle.move(deps, tx, broken, "on", how)).rejects.toThrow(
      "lamp 2 is broken and cannot become on",
    );
  });
  expect(steps).toEqual([]);
});

test("a staff step locks the row, changes it and writes to the audit log", async () => {
  expect(await turn(1, "on")).toMatchObject({ ok: true, value: { status: "on" } });
  expect(steps[0]).toBe("locked");
  expect(steps).toContain("staff: 1 off → on (please)");
  expect(await notesOf(1)).toMatchObject([
    { action: "order.move", details: { from: "off", to: "on" } },
  ]);
});

test("a staff step without the role is not found, and nothing is locked", async () => {
  expect(await turn(1, "on", { id: 3, roles: [] })).toMatchObject({
    ok: false,
    code: "errors.not_found",
  });
  expect(await turn(1, "broken")).toMatchObject({ ok: false, code: "errors.not_found" });
  expect(steps).toEqual([]);
});

test("a staff step that fails writes nothing to the audit log", async () => {
  expect(await turn(7, "on")).toMatchObject({ ok: false, code: "errors.not_found" });
  expect(await turn(1, "off")).toMatchObject({ ok: false, code: "lamps.errors.step" });
  const step = { actor: support, key: 1, action: "order.move" as const };
  const busy = await lifecycle.stepByStaff<"lamps.errors.busy">(
    deps,
    step,
    async (_tx, lamp) => succeed(lamp),
    async () => fail("lamps.errors.busy"),
  );
  expect(busy).toEqual(fail("lamps.errors.busy"));
  expect(await notesOf(7)).toEqual([]);
  expect(await notesOf(1)).toHaveLength(1);
});
