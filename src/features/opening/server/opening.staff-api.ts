import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import * as calls from "../staff-calls.ts";
import { markOpening, showOpening, startCategories, switchSite } from "./opening.ts";
import type { OpeningDeps } from "./opening-facts.ts";

const refuse = refuseWith({
  "office.open.errors.missing": 409,
  "office.open.errors.has_categories": 409,
});
const done = { status: true } as const;

export const openingStaffApi = (deps: OpeningDeps): StaffRoute[] => [
  handleStaffCall(calls.showOpeningCall, async ({ site_id: siteId, language }, request) => {
    const shown = await showOpening(deps, { siteId, language });
    return shown.ok ? { ...done, ...shown.value } : refuse(request, shown);
  }),
  handleStaffCall(calls.markOpeningCall, async (input, request) => {
    const { site_id: siteId, mark, is_done: isDone } = input;
    const marked = await markOpening(deps, { actor: request.actor, siteId, mark, isDone });
    return marked.ok ? done : refuse(request, marked);
  }),
  handleStaffCall(calls.openSiteCall, async ({ site_id: siteId }, request) => {
    const opened = await switchSite(deps, { actor: request.actor, siteId, isOpen: true });
    return opened.ok ? done : refuse(request, opened);
  }),
  handleStaffCall(calls.closeSiteCall, async ({ site_id: siteId }, request) => {
    const closed = await switchSite(deps, { actor: request.actor, siteId, isOpen: false });
    return closed.ok ? done : refuse(request, closed);
  }),
  handleStaffCall(calls.startCategoriesCall, async ({ tree }, request) => {
    const started = await startCategories(deps, { actor: request.actor, tree });
    return started.ok ? { ...done, ...started.value } : refuse(request, started);
  }),
];
