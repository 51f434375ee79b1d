import type { StaffActor } from "#platform/auth/require-role.ts";
import { mayUse } from "#platform/auth/staff-access.ts";
import { OFFICE_ACCESS } from "#platform/records/office-access.ts";
import type { OfficePath } from "#platform/records/office-record.ts";

/** Pages with a fixed path come first: `/products/new` is not the page of a product. */
const PAGES = Object.entries(OFFICE_ACCESS)
  .toSorted(([one], [other]) => Number(one.includes(":")) - Number(other.includes(":")))
  .map(([path, access]) => ({
    pattern: new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`),
    access,
  }));

/** The first of these pages that the actor may open, or null; the command line has no pages. */
export function linkFor(
  { grants }: StaffActor,
  ...paths: readonly (OfficePath | null | undefined)[]
): OfficePath | null {
  const mayOpen = (to: OfficePath) => {
    const path = to.split("?")[0] ?? "";
    const page = PAGES.find(({ pattern }) => pattern.test(path));
    return grants && page && (page.access === null || mayUse(grants, page.access));
  };
  return paths.find((to): to is OfficePath => to != null && Boolean(mayOpen(to))) ?? null;
}
