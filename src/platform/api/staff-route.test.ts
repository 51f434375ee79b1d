import { expect, test, vi } from "vitest";
import type { StaffActor } from "../auth/require-role.ts";
import { handleCall } from "./api-route.ts";
import { defineCall, type Schema } from "./call.ts";
import type { RequestContext } from "./request-context.ts";
import { guardStaffRoutes, handleStaffCall, refuseStaffPaths } from "./staff-route.ts";

const anything: Schema<unknown> = { "~standard": { validate: (value) => ({ value }) } };
const call = (path: string) =>
  defineCall({ path, summary: "", tag: "", input: anything, output: anything });
const staffCall = call("/api/staff/things/move");
const request = { cookies: {} } as RequestContext;
const warehouse: StaffActor = { id: 7, roles: ["warehouse"] };
const NOT_FOUND = { failed: true, httpStatus: 404, message: "errors.not_found" };

function guard(actor: StaffActor | undefined, roles: "finance" | ["finance", "warehouse"]) {
  const handle = vi.fn(() => "done");
  const [route] = guardStaffRoutes([handleStaffCall(staffCall, roles, handle)], async () => actor);
  if (!route) throw new Error("The route is gone");
  return { handle, route };
}

test.each([
  ["a customer", undefined],
  ["staff of another role", warehouse],
])("a call of staff does not exist for %s", async (_who, actor) => {
  const { handle, route } = guard(actor, "finance");
  const refused = { ...NOT_FOUND, refusedRole: "finance" };
  expect(await route.gate?.(request)).toEqual(refused);
  expect(await route.handle({}, request)).toEqual(refused);
  expect(handle).not.toHaveBeenCalled();
});

test("one of several roles is enough, and the handler is told who calls", async () => {
  const { handle, route } = guard(warehouse, ["finance", "warehouse"]);
  expect(await route.gate?.(request)).toBeUndefined();
  expect(await route.handle("input", request)).toBe("done");
  expect(handle).toHaveBeenCalledWith("input", { ...request, actor: warehouse });
});

test("a path of staff among the other calls is refused", () => {
  expect(() => refuseStaffPaths([handleCall(staffCall, () => ({}))])).toThrow(
    "/api/staff/things/move is a call of staff: declare it in staffCalls",
  );
});

test("a call of staff with another path is refused", () => {
  const route = handleStaffCall(call("/api/things/move"), "finance", () => ({}));
  expect(() => guardStaffRoutes([route], async () => warehouse)).toThrow("not under /api/staff/");
});
