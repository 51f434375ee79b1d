import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { defineCall } from "../api/call.ts";
import { type CallResult, callsContext, type MakeCall } from "./calls.context.ts";
import { loadCall } from "./load-call.ts";

const call = defineCall({
  path: "/api/thing",
  tag: "things",
  summary: "A thing",
  input: z.object({ id: z.int() }),
  output: z.object({ name: z.string() }),
});

function load(result: CallResult<unknown>) {
  const context = new RouterContextProvider();
  context.set(callsContext, (async () => result) as MakeCall);
  return loadCall(context, call, { id: 1 });
}

test("a loader returns the output of a call", async () => {
  expect(await load({ ok: true, output: { name: "box" } })).toEqual({ name: "box" });
});

test.each([
  [401, 404],
  [403, 404],
  [404, 404],
  [422, 404],
  [409, 409],
  [500, 500],
  [503, 503],
])("a call refused with %i leads to a page with status %i", async (httpStatus, status) => {
  const refused = load({ ok: false, httpStatus, message: "errors.unexpected", errors: {} });
  await expect(refused).rejects.toMatchObject({ status });
});
