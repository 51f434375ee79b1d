import type { Database } from "#database/connect.ts";
import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { reachesSite, type StaffActor } from "#platform/auth/require-role.ts";
import { isProvider } from "../domain/payment-provider.ts";
import * as calls from "../staff-calls.ts";
import type { OutsideProvider } from "./payments-deps.ts";
import type { KnownProvider } from "./staff-methods/known-provider.ts";
import { listSiteMethods, saveMethod } from "./staff-methods/methods.ts";

type Deps = {
  db: Database;
  known: readonly KnownProvider[];
  opened: readonly OutsideProvider[];
  siteIds: () => readonly number[];
};

const refuse = refuseWith();
const done = { status: true } as const;
const NOT_FOUND = failure(404, "errors.not_found");

export function paymentsStaffApi(deps: Deps): StaffRoute[] {
  const reaches = (actor: StaffActor, siteId: number) =>
    deps.siteIds().includes(siteId) && reachesSite(actor, siteId);
  return [
    handleStaffCall(calls.listMethodsCall, async ({ site_id: asked }, { actor }) => {
      const siteId = asked ?? deps.siteIds().find((id) => reachesSite(actor, id)) ?? 0;
      if (!reaches(actor, siteId)) return NOT_FOUND;
      return { ...done, site_id: siteId, methods: await listSiteMethods(deps, siteId) };
    }),
    handleStaffCall(calls.saveMethodCall, async (input, request) => {
      const { site_id: siteId, provider, seen, changes } = input;
      const { actor } = request;
      if (!reaches(actor, siteId) || !isProvider(provider)) return NOT_FOUND;
      const saved = await saveMethod(deps, { actor, siteId, provider, edit: { seen, changes } });
      return saved.ok ? done : refuse(request, saved);
    }),
    handleStaffCall(calls.testProviderCall, async ({ provider }) => {
      const opened = deps.opened.find(({ id }) => id === provider);
      if (!opened?.adapter.check) return NOT_FOUND;
      return { ...done, ...(await tryProvider(opened.adapter.check)) };
    }),
  ];
}

const LONGEST = 300;

/** The result is for those who set the keys; it never contains the keys. */
const tryProvider = (check: () => Promise<void>) =>
  check().then(
    () => ({ works: true, problem: null }),
    (error: unknown) => ({
      works: false,
      problem: String(error instanceof Error ? error.message : error).slice(0, LONGEST),
    }),
  );
