import { writeFileSync } from "node:fs";
import { OFFICE_PAGES } from "../../src/office/pages.ts";
import { inProject } from "../set-up/project.mjs";

/** Who may open which page of the office, for the server: the table itself would load every page. */
export function officeAccess(): string {
  const pages = OFFICE_PAGES.map(({ path, call }) => [path, call?.staff ?? null]);
  return `// Written by "npm run office-access" from src/office/pages.ts.
import type { StaffAccess } from "../auth/staff-access.ts";

/** The pages of the office and who may open each; null means all staff. */
export const OFFICE_ACCESS: Readonly<Record<string, StaffAccess | null>> = ${JSON.stringify(Object.fromEntries(pages))};
`;
}

export const ACCESS_FILE = "src/platform/records/office-access.ts";

if (import.meta.main) writeFileSync(inProject(ACCESS_FILE), officeAccess());
