import type { Site } from "#features/sites/domain/site.ts";
import { failure } from "#platform/api/api-route.ts";
import { refuseWith } from "#platform/api/refuse.ts";
import { handleStaffCall, type StaffRequest, type StaffRoute } from "#platform/api/staff-route.ts";
import { selectLastSeal } from "#platform/audit/seal-audit-log.ts";
import * as calls from "../staff-calls.ts";
import { selectAudit, selectAuditActions, selectVersions } from "./audit/audit.repository.ts";
import { removeTotp, renewRecoveryCodes } from "./factors/enrol-totp.ts";
import { countRecoveryCodes, selectPasskeys } from "./factors/factors.repository.ts";
import { removePasskey } from "./factors/passkeys.ts";
import { resetFactors } from "./factors/reset-factors.ts";
import { addStaff } from "./roles/add-staff.ts";
import { changeRole } from "./roles/change-role.ts";
import { listStaff } from "./roles/list-staff.ts";
import { requireFactor } from "./roles/require-factor.ts";
import { selectRolesWithFactor } from "./roles/roles.repository.ts";
import {
  deleteOwnOfficeSession,
  selectOfficeSessionsOf,
} from "./sessions/office-sessions.repository.ts";
import type { OfficeSession } from "./sessions/read-office-session.ts";
import type { Staff } from "./staff.ts";
import type { StaffDeps } from "./staff-deps.ts";

const refuse = refuseWith({
  "office.errors.last_owner": 409,
  "office.errors.own_factors": 409,
});
const done = { status: true } as const;
const textOf = (moment: Date | null) => moment?.toISOString() ?? null;

type StaffApiDeps = StaffDeps & {
  staff: Staff;
  listSites: () => readonly Site[];
};

export const staffStaffApi = (deps: StaffApiDeps): StaffRoute[] => [
  ...ownRoutes(deps),
  ...peopleRoutes(deps),
  ...factorRoutes(deps),
  ...auditRoutes(deps),
];

/** The person's own factors and sessions. */
function ownRoutes(deps: StaffApiDeps): StaffRoute[] {
  const sessionOf = async (request: StaffRequest): Promise<OfficeSession> => {
    const session = await deps.staff.officeSessionOf(request);
    if (!session) throw new Error("A session that was let in is not there");
    return session;
  };
  return [
    handleStaffCall(calls.ownFactorsCall, async (_input, request) => {
      const { customer, hasTotp } = await sessionOf(request);
      const passkeys = await selectPasskeys(deps.db, customer.id);
      return {
        ...done,
        totp: hasTotp,
        recovery_codes: await countRecoveryCodes(deps.db, customer.id),
        passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({
          id,
          name,
          created_at: createdAt.toISOString(),
          used_at: textOf(usedAt),
        })),
      };
    }),
    handleStaffCall(calls.removeTotpCall, async (_input, request) => {
      const removed = await removeTotp(deps, { session: await sessionOf(request) });
      return removed.ok ? done : refuse(request, removed);
    }),
    handleStaffCall(calls.removePasskeyCall, async ({ id }, request) => {
      const session = await sessionOf(request);
      const removed = await removePasskey(deps, { session, passkeyId: id });
      return removed.ok ? done : refuse(request, removed);
    }),
    handleStaffCall(calls.recoveryCodesCall, async (_input, request) => {
      const renewed = await renewRecoveryCodes(deps, { session: await sessionOf(request) });
      if (!renewed.ok) return refuse(request, renewed);
      return { ...done, recovery_codes: renewed.value.recoveryCodes };
    }),
    handleStaffCall(calls.ownSessionsCall, async (_input, { session }) => {
      const rows = await selectOfficeSessionsOf(deps.db, session.customerId);
      const sessions = rows.map(({ id, device, createdAt, seenAt, expiresAt }) => ({
        id,
        device,
        created_at: createdAt.toISOString(),
        seen_at: seenAt.toISOString(),
        expires_at: expiresAt.toISOString(),
        is_current: id === session.id,
      }));
      return { ...done, sessions };
    }),
    handleStaffCall(calls.endSessionCall, async ({ id }, { session }) => {
      const isEnded = await deleteOwnOfficeSession(deps.db, session.customerId, id);
      return isEnded ? done : failure(404, "errors.not_found");
    }),
  ];
}

function peopleRoutes(deps: StaffApiDeps): StaffRoute[] {
  return [
    handleStaffCall(calls.listStaffCall, async () => {
      const members = await listStaff(deps);
      return {
        ...done,
        staff: members.map(({ id, email, name, grants, seenAt, hasFactor }) => ({
          id,
          email,
          name,
          grants: grants.map(({ role, siteIds }) => ({ role, site_ids: siteIds && [...siteIds] })),
          seen_at: textOf(seenAt),
          has_factor: hasFactor,
        })),
        roles_with_factor: await selectRolesWithFactor(deps.db),
      };
    }),
    handleStaffCall(calls.grantRoleCall, async ({ email, role, site_ids: siteIds }, request) => {
      const known = new Set(deps.listSites().map(({ id }) => id));
      if (siteIds?.some((id) => !known.has(id))) {
        return failure(422, "errors.invalid_input", { site_ids: ["validation.invalid"] });
      }
      const { site, actor } = request;
      const language = site.languages[0]?.isoCode ?? "en";
      const { openStaffAccount } = deps.account;
      const added = await addStaff(
        { ...deps, openStaffAccount },
        {
          actor,
          email,
          role,
          siteIds,
          siteId: site.id,
          language,
          visitor: await request.visitor(),
        },
      );
      if (!added.ok) return refuse(request, added);
      const { changed, oneTimePassword } = added.value;
      return { ...done, changed, one_time_password: oneTimePassword ?? null };
    }),
    handleStaffCall(calls.revokeRoleCall, async ({ email, role }, request) => {
      const visitor = await request.visitor();
      const input = { actor: request.actor, email, role, siteIds: "none" as const, visitor };
      const removed = await changeRole(deps, input);
      return removed.ok ? { ...done, ...removed.value } : refuse(request, removed);
    }),
  ];
}

/** Second factors of colleagues. */
function factorRoutes(deps: StaffApiDeps): StaffRoute[] {
  return [
    handleStaffCall(calls.resetFactorsCall, async ({ email }, request) => {
      const { site, actor } = request;
      const reset = await resetFactors(deps, {
        actor,
        email,
        visitor: await request.visitor(),
        notify: (tx, customer) => deps.account.postFactorsReset(tx, { site, customer }),
      });
      return reset.ok ? { ...done, ...reset.value } : refuse(request, reset);
    }),
    handleStaffCall(
      calls.requireFactorCall,
      async ({ role, needs_factor: isNeeded }, { actor }) => {
        await requireFactor(deps, { actor, role, isNeeded });
        return done;
      },
    ),
  ];
}

type Actor = { id: number; email: string | null; firstName: string; lastName: string } | null;

const nameOf = (actor: Actor) =>
  actor && {
    id: actor.id,
    name: `${actor.firstName} ${actor.lastName}`.trim(),
    email: actor.email,
  };

function auditRoutes({ db, staff }: StaffApiDeps): StaffRoute[] {
  return [
    handleStaffCall(
      calls.listAuditCall,
      async ({ actor_id: actorId, record, language = "en", ...filter }) => {
        const records = record === undefined ? undefined : await staff.withParts(record);
        const { rows, hasMore } = await selectAudit(db, { ...filter, records, actorId });
        const shown = [...rows.map(({ row }) => row.subject), ...(record ? [record] : [])];
        const names = await staff.readRecordNames({ rows: rows.map(({ row }) => row), language });
        const seal = await selectLastSeal(db);
        return {
          ...done,
          rows: rows.map(({ row, actor }) => ({
            id: row.id,
            at: row.at.toISOString(),
            who: nameOf(actor),
            way: row.way,
            action: row.action,
            record: row.subject,
            fields: row.fields,
            details: row.details,
            request_id: row.requestId,
          })),
          names,
          wholes: await staff.readWholes(shown),
          has_more: hasMore,
          actions: filter.before === undefined ? await selectAuditActions(db) : [],
          sealed: seal ? { up_to: seal.upTo, at: seal.at.toISOString() } : null,
        };
      },
    ),
    handleStaffCall(calls.listVersionsCall, async ({ record, before }) => {
      const records = await staff.withParts(record);
      const { rows, hasMore } = await selectVersions(db, records, before);
      return {
        ...done,
        versions: rows.map(({ version, audit, actor }) => ({
          id: version.id,
          audit_id: audit.id,
          at: audit.at.toISOString(),
          who: nameOf(actor),
          action: audit.action,
          before: version.before,
          after: version.after,
        })),
        has_more: hasMore,
      };
    }),
  ];
}
