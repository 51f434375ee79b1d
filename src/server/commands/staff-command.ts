import { parseArgs } from "node:util";
import { asc, desc, eq } from "drizzle-orm";
import * as z from "zod/mini";
import type { Database } from "#database/connect.ts";
import { emailAddress } from "#features/account/domain/person-fields.ts";
import { createPasswordHasher } from "#features/account/server/passwords/password-hasher.ts";
import { bindOpenStaffAccount } from "#features/account/server/staff-account.ts";
import { languages, siteLanguages, sites } from "#features/sites/server/sites.tables.ts";
import { resetFactors } from "#features/staff/server/factors/reset-factors.ts";
import { addStaff } from "#features/staff/server/roles/add-staff.ts";
import { changeRole } from "#features/staff/server/roles/change-role.ts";
import { listStaff, type StaffMember } from "#features/staff/server/roles/list-staff.ts";
import { findBrokenSeal } from "#platform/audit/seal-audit-log.ts";
import type { ReportSecurityEvent } from "#platform/audit/security-event.ts";
import { COMMAND_LINE } from "#platform/auth/require-role.ts";
import { isStaffRole, STAFF_ROLES, type StaffRole } from "#platform/auth/staff-role.ts";
import { createVisitorMarks, visitorKeyOf } from "#platform/rate-limit/visitor-marks.ts";
import { createLogger } from "../logger.ts";
import { createSecurityLog } from "../security-log.ts";
import { StartProblem } from "../start-problem.ts";

const STAFF_USAGE = `npm run staff -- add owner@example.com --role owner
npm run staff -- remove owner@example.com --role owner
npm run staff -- reset-factors owner@example.com
npm run staff -- list
npm run staff -- audit

Roles: ${STAFF_ROLES.join(", ")}`;

/** `npm run staff`: runs the command and returns the text to print. */
export async function runStaffCommand(
  deps: { db: Database; reportSecurityEvent?: ReportSecurityEvent },
  args: readonly string[],
): Promise<string> {
  const { command, email, role } = readArguments(args);
  if (command === "list") return describeStaff(await listStaff(deps));
  if (command === "audit") return describeSeals(await findBrokenSeal(deps.db));
  const reportSecurityEvent = deps.reportSecurityEvent ?? logOfCommands(deps);
  if (command === "reset-factors")
    return resetTheirFactors({ ...deps, reportSecurityEvent }, email);
  const who = { actor: COMMAND_LINE, email, role };
  if (command === "remove") {
    const removed = await changeRole({ ...deps, reportSecurityEvent }, { ...who, siteIds: "none" });
    if (!removed.ok) throw new StartProblem(whyNotRemoved(removed.code, email));
    return removed.value.changed ? `${email} is no longer ${role}` : `${email} was not ${role}`;
  }
  const hasher = createPasswordHasher();
  const openStaffAccount = bindOpenStaffAccount({ ...deps, hasher });
  const added = await addStaff(
    { openStaffAccount, reportSecurityEvent },
    { ...who, siteIds: null, ...(await readMainSite(deps)) },
  );
  if (!added.ok) throw new StartProblem(added.code);
  const { changed, oneTimePassword } = added.value;
  const done = changed ? `${email} is now ${role}` : `${email} was ${role} already`;
  return oneTimePassword
    ? `${done}\nPassword for the first login, good once and for a day: ${oneTimePassword}`
    : done;
}

/** For a shop's only owner, whom nobody in the office can help to log in again. */
async function resetTheirFactors(
  deps: Parameters<typeof resetFactors>[0],
  email: string,
): Promise<string> {
  const reset = await resetFactors(deps, { actor: COMMAND_LINE, email });
  if (!reset.ok) throw new StartProblem(`Nobody with the e-mail ${email} has a role`);
  return reset.value.changed
    ? `${email} logs in with the password alone, until there is a new second factor`
    : `${email} had no second factor`;
}

/** Also writes role changes to the log, so that log collectors see them. */
const logOfCommands = ({ db }: { db: Database }): ReportSecurityEvent =>
  createSecurityLog(
    createLogger("info"),
    createVisitorMarks((day) => visitorKeyOf(db, day)),
  );

/** Staff belong to the main site; mails to them use its first language. */
async function readMainSite({ db }: { db: Database }) {
  const [site] = await db
    .select({ siteId: sites.id, language: languages.isoCode })
    .from(sites)
    .innerJoin(siteLanguages, eq(siteLanguages.siteId, sites.id))
    .innerJoin(languages, eq(languages.id, siteLanguages.languageId))
    .orderBy(desc(sites.isDefault), asc(sites.id), asc(siteLanguages.position))
    .limit(1);
  if (!site) throw new StartProblem("There is no site yet: start the shop first.");
  return site;
}

type Command =
  | { command: "list" | "audit"; email: ""; role: "owner" }
  | { command: "reset-factors"; email: string; role: "owner" }
  | { command: "add" | "remove"; email: string; role: StaffRole };

function readArguments(args: readonly string[]): Command {
  const { positionals, values } = parse(args);
  const [command, address, ...rest] = positionals;
  const { role = "" } = values;
  if ((command === "list" || command === "audit") && !address)
    return { command, email: "", role: "owner" };
  const email = z.safeParse(emailAddress, address);
  if (command === "reset-factors" && email.success && !role && rest.length === 0)
    return { command, email: email.data, role: "owner" };
  const isKnown = command === "add" || command === "remove";
  if (!isKnown || !email.success || !isStaffRole(role) || rest.length > 0) {
    throw new StartProblem(STAFF_USAGE);
  }
  return { command, email: email.data, role };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { role: { type: "string" } },
    });
  } catch {
    throw new StartProblem(STAFF_USAGE);
  }
}

const whyNotRemoved = (code: string, email: string) =>
  code === "office.errors.last_owner"
    ? `${email} is the last owner: make somebody else one first`
    : `There is nobody with the e-mail ${email}`;

const describeSeals = (broken: number | undefined) =>
  broken === undefined
    ? "The audit log is as it was sealed."
    : `Seal ${broken} does not fit: entries of the audit log were changed.`;

function describeStaff(staff: readonly StaffMember[]): string {
  if (staff.length === 0) return "Nobody has a role yet.";
  const width = Math.max(...staff.map(({ email }) => email.length));
  return staff
    .map(
      ({ email, grants }) => `${email.padEnd(width)}  ${grants.map(({ role }) => role).join(" ")}`,
    )
    .join("\n");
}
