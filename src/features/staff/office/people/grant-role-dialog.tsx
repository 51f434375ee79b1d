import { useState } from "react";
import { keyUnder } from "#core/message-key.ts";
import { checkFields, required } from "#core/validation.ts";
import { useT } from "#i18n/use-t.ts";
import { callStaff } from "#office-ui/calls/call-staff.ts";
import { useMe } from "#office-ui/me/me.ts";
import { STAFF_ROLES, type StaffRole } from "#platform/auth/staff-role.ts";
import { CallFailed } from "#platform/client/call-api.ts";
import { Checkbox } from "#ui/fields/checkbox.tsx";
import { SelectField } from "#ui/fields/select-field.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import { Dialog } from "#ui/floating/dialog.tsx";
import { Form, SubmitButton } from "#ui/form/form.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { closeModal, openModal } from "#ui/modal-stack/modal-stack.store.ts";
import { Notice } from "#ui/notice.tsx";
import { grantRoleCall } from "../../staff-calls.ts";

const ID = "office-grant-role";
type Props = { email: string; onDone: () => void };

export const openGrantRole = (props: Props) => openModal(ID, <GrantRoleDialog {...props} />);

const requireEmail = (values: { email: string }) => checkFields(values, { email: [required] });

/** A new colleague gets a one-time password: it is shown here once, to be passed on to them. */
function GrantRoleDialog({ email, onDone }: Props) {
  const t = useT();
  const { sites } = useMe();
  const [role, setRole] = useState<StaffRole>("orders");
  const [siteIds, setSiteIds] = useState<readonly number[]>([]);
  const [password, setPassword] = useState<string>();
  const form = useForm({
    initial: { email },
    validate: requireEmail,
    onSubmit: async (values) => {
      const input = {
        email: values.email.trim(),
        role,
        site_ids: siteIds.length > 0 ? [...siteIds] : null,
      };
      try {
        const granted = await callStaff(grantRoleCall, input);
        onDone();
        if (granted.one_time_password) setPassword(granted.one_time_password);
        else closeModal(ID);
        return undefined;
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        return { email: error.errors.email?.[0] ?? error.message };
      }
    },
  });
  const toggle = (id: number, isOn: boolean) =>
    setSiteIds(isOn ? [...siteIds, id] : siteIds.filter((one) => one !== id));
  if (password) {
    return (
      <Dialog title={t("office.people.added")} size="narrow">
        <Notice kind="good" announce>
          {t("office.people.password", { password })}
        </Notice>
      </Dialog>
    );
  }
  return (
    <Dialog title={t(email ? "office.people.give_role" : "office.people.add")} size="narrow">
      <Form form={form}>
        <TextField label={t("office.login.email")} type="email" {...form.text("email")} />
        <SelectField
          label={t("office.people.role")}
          value={role}
          options={STAFF_ROLES.map((value) => ({
            value,
            label: t(keyUnder("office.role", value)),
          }))}
          onChoose={setRole}
        />
        <fieldset className="mb-4 grid gap-1">
          <legend className="mb-1 font-medium">{t("office.people.sites")}</legend>
          <p className="text-12 text-ink-3">{t("office.people.sites_hint")}</p>
          {sites.map(({ id, name }) => (
            <Checkbox
              key={id}
              checked={siteIds.includes(id)}
              onChange={(event) => toggle(id, event.target.checked)}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
        <SubmitButton form={form}>
          {t(email ? "office.people.give_role" : "office.people.add")}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}
