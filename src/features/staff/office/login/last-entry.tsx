import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { useOfficeFormat } from "#office-ui/marks/use-office-format.ts";
import type { OfficeUser } from "#platform/auth/office-calls.ts";

/** Shows the last login, so that people notice when somebody else has used their password. */
export function LastEntry({ entry }: { entry: NonNullable<OfficeUser["last_entry"]> }) {
  const t = useT();
  const { moment } = useOfficeFormat();
  const device = entry.device || t("office.me.unknown_device");
  return (
    <p className="login-last">
      <OfficeIcon name="shield-check" small />
      {t("office.login.last_entry", { at: moment(entry.at), device })}
    </p>
  );
}
