import { matchRoutes } from "react-router";
import { expect, test } from "vitest";
import { QUEUE_KEYS } from "#features/records/domain/queue-keys.ts";
import { rulesOf, TASK_KIND_NAMES } from "#features/records/domain/task-kinds.ts";
import { mayOpen } from "#office/open-pages.ts";
import { OFFICE_PAGES } from "#office/pages.ts";
import type { StaffRole } from "#platform/auth/staff-role.ts";
import { collected } from "./features.ts";

/** Pages that are being built; whoever adds one takes it off, then the list goes. */
const PAGES_TO_COME: readonly string[] = [
  "/quotes",
  "/quotes/:id",
  "/forward",
  "/forward/:id",
  "/claims",
  "/claims/:id",
  "/reservations",
];

const routes = [...OFFICE_PAGES.map(({ path }) => path), ...PAGES_TO_COME].map((path) => ({
  path,
  id: path,
}));
const pageAt = (to: string): string | undefined => matchRoutes(routes, to)?.at(-1)?.route.id;

/** Whether the path is a page, and one of the roles may open it. */
function leadsSomewhere(to: string, roles: readonly StaffRole[]): boolean {
  const at = pageAt(to);
  const page = OFFICE_PAGES.find(({ path }) => path === at);
  if (!page) return at !== undefined;
  return roles.some((role) => mayOpen({ grants: [{ role, site_ids: null }] }, page));
}

const work = collected("workRecords").flat();
const steps = work.flatMap((one) => one.steps);
const queues = collected("queues").flat();

test("every kind of step and every queue is declared by one feature", () => {
  const ofSteps = TASK_KIND_NAMES.filter((kind) => !rulesOf(kind).isProblem);
  expect(steps.map(({ kind }) => kind).toSorted()).toEqual(ofSteps.toSorted());
  expect(queues.map(({ key }) => key).toSorted()).toEqual(QUEUE_KEYS.toSorted());
});

test("every kind of task leads to a page that a person who does it may open", () => {
  const lost = TASK_KIND_NAMES.filter((kind) => {
    const { to, roles } = rulesOf(kind);
    return !leadsSomewhere(to, roles);
  });
  expect(lost).toEqual([]);
  const lostSteps = steps.filter(({ kind, to }) => !leadsSomewhere(to(17), rulesOf(kind).roles));
  expect(lostSteps.map(({ kind }) => kind)).toEqual([]);
});

test("every queue and every kind of record leads to a page", () => {
  const lost = queues.filter(({ to, roles }) => !leadsSomewhere(to, roles));
  expect(lost.map(({ key }) => key)).toEqual([]);
  const records = collected("officeRecords").flat();
  expect(records.filter(({ to }) => !pageAt(to(17))).map(({ kind }) => kind)).toEqual([]);
  expect(records.length).toBeGreaterThan(6);
});

test("every record with notes or steps has a page of its kind", () => {
  const pages = new Map(
    collected("officeRecords")
      .flat()
      .map((one) => [one.kind, one.to(17)]),
  );
  const noted = collected("notedRecords").flat();
  expect(noted.map(({ kind, path }) => [kind, path(17)])).toEqual(
    noted.map(({ kind }) => [kind, pages.get(kind)]),
  );
  expect(work.filter(({ record }) => !pages.has(record.kind))).toEqual([]);
});

test("pages to come are not there yet", () => {
  expect(PAGES_TO_COME.filter((path) => OFFICE_PAGES.some((page) => page.path === path))).toEqual(
    [],
  );
});
