import { utcDay } from "#core/dates.ts";
import { vatPercent } from "#features/shipping/domain/vat.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRoute } from "#platform/api/staff-route.ts";
import { canOpen } from "../domain/opening-steps.ts";
import type { OpeningView } from "../staff-calls.ts";
import * as calls from "../staff-calls.ts";
import {
  markOpening,
  type ShownOpening,
  showOpening,
  startCategories,
  switchSite,
} from "./opening.ts";
import type { OpeningDeps } from "./opening-facts.ts";

const refuse = refuseWith({
  "office.open.errors.missing": 409,
  "office.open.errors.has_categories": 409,
});
const done = { status: true } as const;

const describeOpening = (
  { site, url, language, steps, isSandbox, texts }: ShownOpening,
  now: Date,
): OpeningView => ({
  site: {
    id: site.id,
    region: site.region,
    name: site.name,
    url,
    language,
    opened_at: site.openedAt?.toISOString() ?? null,
  },
  steps: steps.map(({ id, isDone, missing }) => ({ id, is_done: isDone, missing })),
  can_open: canOpen(steps),
  is_sandbox: isSandbox,
  texts: texts.map(({ page, title, isRead }) => ({ page, title, is_read: isRead })),
  taxes: site.countries.map(({ isoCode: country }) => ({
    country,
    percent: vatPercent(country, utcDay(now)),
  })),
});

export const openingStaffApi = (deps: OpeningDeps): StaffRoute[] => [
  handleStaffCall(calls.showOpeningCall, async ({ site_id: siteId, language }, request) => {
    const shown = await showOpening(deps, { siteId, language });
    return shown.ok
      ? { ...done, ...describeOpening(shown.value, deps.now()) }
      : refuse(request, shown);
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
