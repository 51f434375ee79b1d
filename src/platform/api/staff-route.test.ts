import { expect, test, vi } from "vitest";
import type { StaffGrant } from "../auth/staff-access.ts";
import type { StaffRole } from "../auth/staff-role.ts";
import { handleCall } from "./api-route.ts";
import type { Schema } from "./call.ts";
import type { RequestContext } from "./request-context.ts";
import { defineStaffCall } from "./staff-call.ts";
import { guardStaffRoutes, handleStaffCall, refuseStaffPaths } from "./staff-route.ts";

const anything: Schema<unknown> = { "~standard": { validate: (value) => ({ value }) } };
const describe = { summary: "", tag: "", input: anything, output: anything };
const call = (roles: StaffRole[], more: { path?: string; asksAgain?: true } = {}) =>
  defineStaffCall({ path: "/api/staff/things/move", roles, scope: "site", ...describe, ...more });
const request = { cookies: {}, requestId: "r1" } as RequestContext;
const NOT_FOUND = { failed: true, httpStatus: 404, message: "errors.not_found" };
const NOW = new Date("2026-11-16T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

const sessionWith = (grants: StaffGrant[], provedAt = NOW) => ({
  id: 1,
  customerId: 7,
  grants,
  provedAt,
});
const warehouse = sessionWith([{ role: "warehouse", siteIds: [2] }]);

function guard(session: typeof warehouse | undefined, made = call(["finance"])) {
  const handle = vi.fn(() => "done");
  const [route] = guardStaffRoutes([handleStaffCall(made, handle)], {
    findSession: async () => session,
    now: () => NOW,
  });
  if (!route) throw new Error("The route is gone");
  return { handle, route };
}

test.each([
  ["a customer", undefined],
  ["staff of another role", warehouse],
])("a staff call is answered with 404 to %s", async (_who, session) => {
  const { handle, route } = guard(session);
  const refused = { ...NOT_FOUND, refusedRole: "finance" };
  expect(await route.guard?.(request)).toEqual(refused);
  expect(await route.handle({}, request)).toEqual(refused);
  expect(handle).not.toHaveBeenCalled();
});

test("one of several roles is enough, and the handler receives the actor with its sites", async () => {
  const { handle, route } = guard(warehouse, call(["finance", "warehouse"]));
  expect(await route.guard?.(request)).toBeUndefined();
  expect(await route.handle("input", request)).toBe("done");
  const { grants } = warehouse;
  const actor = { id: 7, roles: ["warehouse"], grants, siteIds: [2], requestId: "r1" };
  expect(handle).toHaveBeenCalledWith("input", { ...request, actor, session: warehouse });
});

test("a call that needs recent proof is refused when it is older than ten minutes", async () => {
  const grave = call(["warehouse"], { asksAgain: true });
  const proved = (minutes: number) =>
    sessionWith(warehouse.grants as StaffGrant[], minutesAgo(minutes));
  expect(await guard(proved(10), grave).route.guard?.(request)).toBeUndefined();
  expect(await guard(proved(11), grave).route.guard?.(request)).toMatchObject({
    httpStatus: 403,
    message: "office.errors.prove_again",
  });
  expect(await guard(proved(11), call(["warehouse"])).route.guard?.(request)).toBeUndefined();
});

test("a staff path among ordinary calls is refused", () => {
  expect(() => refuseStaffPaths([handleCall(call(["finance"]), () => ({}))])).toThrow(
    "/api/staff/things/move is a call of staff: declare it in staffCalls",
  );
});

test("a staff call with a path outside /api/staff/ is refused", () => {
  const made = call(["finance"], { path: "/api/things/move" });
  expect(() => guard(warehouse, made)).toThrow("not under /api/staff/");
});
