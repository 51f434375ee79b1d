import { useLoaderData } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useAction } from "#office-ui/calls/use-action.ts";
import { Avatar } from "#office-ui/marks/avatar.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import { useMe } from "#office-ui/me/me.ts";
import { openConfirm } from "#office-ui/page/confirm-dialog.tsx";
import { OfficePage } from "#office-ui/page/office-page.tsx";
import { OfficePanel } from "#office-ui/page/office-panel.tsx";
import { STAFF_ROLES, type StaffRole } from "#platform/auth/staff-role.ts";
import { callApi } from "#platform/client/call-api.ts";
import { Button } from "#ui/button.tsx";
import { RemovableChip } from "#ui/chip.tsx";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import {
  listStaffCall,
  requireFactorCall,
  resetFactorsCall,
  revokeRoleCall,
  type StaffMemberView,
} from "../../staff-calls.ts";
import { openGrantRole } from "./grant-role-dialog.tsx";

export const loader = () => callApi(listStaffCall, {});

/** Everybody who works in the office, with roles and sites. */
export default function PeoplePage() {
  const t = useT();
  const { staff, roles_with_factor: withFactor } = useLoaderData<typeof loader>();
  const { run } = useAction();
  const grant = (email: string) => openGrantRole({ email, onDone: () => void run(async () => {}) });
  return (
    <OfficePage
      title={t("office.people.title")}
      actions={
        <Button variant="go" onClick={() => grant("")}>
          {t("office.people.add")}
        </Button>
      }
    >
      <div className="office-body">
        <OfficePanel title={t("office.people.title")} count={staff.length}>
          {staff.map((member) => (
            <Member key={member.id} member={member} onGrant={() => grant(member.email)} />
          ))}
        </OfficePanel>
        <NeededFactors roles={withFactor} />
      </div>
    </OfficePage>
  );
}

function Member({ member, onGrant }: { member: StaffMemberView; onGrant: () => void }) {
  const t = useT();
  const { moment } = useOfficeFormat();
  const { user } = useMe();
  const { id, email, name, grants, seen_at, has_factor } = member;
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line px-4 py-2">
      <Avatar name={name || email} large />
      <span className="min-w-48 flex-1">
        <span className="block truncate font-medium">{name || email}</span>
        <span className="block text-12 text-ink-3">
          {[name && email, seen_at ? moment(seen_at) : t("office.people.never")]
            .filter(Boolean)
            .join(" · ")}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        {grants.map((grant) => (
          <HeldRole key={grant.role} email={email} grant={grant} />
        ))}
      </span>
      {has_factor && id !== user.id ? <ResetFactors email={email} /> : null}
      <Button onClick={onGrant}>{t("office.people.give_role")}</Button>
    </div>
  );
}

/** For colleagues who lost their factor; one's own factors are managed under "My account". */
function ResetFactors({ email }: { email: string }) {
  const t = useT();
  const ask = () =>
    openConfirm({
      title: t("office.people.reset_factors_of", { email }),
      text: t("office.people.reset_factors_text"),
      send: t("office.people.reset_factors"),
      done: t("office.people.reset_factors_done", { email }),
      onConfirm: () => callStaff(resetFactorsCall, { email }),
    });
  return <Button onClick={ask}>{t("office.people.reset_factors")}</Button>;
}

type HeldRoleProps = { email: string; grant: StaffMemberView["grants"][number] };

/** Asks for confirmation, because it ends that person's sessions. */
function HeldRole({ email, grant }: HeldRoleProps) {
  const t = useT();
  const { sites } = useMe();
  const role = t(keyUnder("office.role", grant.role));
  const where = grant.site_ids?.map((id) => sites.find((site) => site.id === id)?.name ?? id);
  const askToRevoke = () =>
    openConfirm({
      title: t("office.people.revoke_role", { role, email }),
      text: t("office.people.revoke_text"),
      send: t("office.people.revoke"),
      onConfirm: () => callStaff(revokeRoleCall, { email, role: grant.role }),
    });
  return (
    <RemovableChip className="border-line-2 bg-surface text-ink" onClick={askToRevoke}>
      {where ? `${role} (${where.join(", ")})` : role}
    </RemovableChip>
  );
}

function NeededFactors({ roles }: { roles: readonly StaffRole[] }) {
  const t = useT();
  const { run } = useAction();
  const change = (role: StaffRole, needed: boolean) =>
    run(() => callStaff(requireFactorCall, { role, needs_factor: needed }));
  return (
    <OfficePanel title={t("office.people.factors")}>
      <div className="grid gap-2 border-t border-line p-4">
        <p className="text-ink-2">{t("office.people.factors_text")}</p>
        {STAFF_ROLES.map((role) => (
          <Checkbox
            key={role}
            checked={roles.includes(role)}
            onChange={(event) => change(role, event.target.checked)}
          >
            {t(keyUnder("office.role", role))}
          </Checkbox>
        ))}
      </div>
    </OfficePanel>
  );
}
