import type { ReactNode } from "react";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "../icon/office-icon.tsx";
import { Avatar } from "../marks/avatar.tsx";
import { OfficePanel } from "../page/office-panel.tsx";

type MergedField = {
  key: string;
  title: string;
  value: ReactNode;
  by: "mine" | "theirs" | "both";
};

type MergedFieldsProps = { fields: readonly MergedField[]; me: string; them: string };

/** Fields that only one of the two people changed: both changes are kept and there is nothing to choose. */
export function MergedFields({ fields, me, them }: MergedFieldsProps) {
  const t = useT();
  const words = {
    mine: t("office.conflict.by_me"),
    theirs: them,
    both: t("office.conflict.by_both"),
  };
  return (
    <OfficePanel
      title={t("office.conflict.merged")}
      count={fields.length}
      aside={<span className="desktop-only text-12">{t("office.conflict.merged_hint")}</span>}
    >
      <ul>
        {fields.map(({ key, title, value, by }) => (
          <li key={key} className="merged-field">
            <OfficeIcon name="check" className="text-good" />
            <span className="font-medium">{title}</span>
            <span className="merged-field-value">{value}</span>
            <span className="merged-field-by">
              {by !== "theirs" && <Avatar name={me} isMe />}
              {by !== "mine" && <Avatar name={them} />}
              <span className="truncate">{words[by]}</span>
            </span>
          </li>
        ))}
      </ul>
    </OfficePanel>
  );
}
