import { useState } from "react";
import { useLocation } from "react-router";
import { keyUnder } from "#core/message-key.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import { useT } from "#i18n/use-t.ts";
import { OfficeIcon } from "#office-ui/icon/office-icon.tsx";
import { openKeysDialog } from "#office-ui/keyboard/keys-dialog.tsx";
import { Avatar } from "#office-ui/marks/avatar.tsx";
import { useOfficeLocale } from "#office-ui/marks/use-office-format.ts";
import { logOut } from "#office-ui/me/log-out.ts";
import { type Me, useMe } from "#office-ui/me/me.ts";
import { OFFICE_MODES, officeModeStore, setOfficeMode } from "#office-ui/mode/office-mode.store.ts";
import { Popover } from "#office-ui/page/popover.tsx";
import { Segmented } from "#ui/fields/segmented.tsx";
import { useStore } from "#ui/store.ts";

/** Each language is named in itself, because its speakers look for that name. */
const LANGUAGE_NAMES: Record<(typeof LANGUAGES)[number], string> = {
  en: "English",
  lt: "Lietuvių",
  lv: "Latviešu",
  et: "Eesti",
  ru: "Русский",
};

/** Who is logged in, and their own choices: language, light or dark mode, keys. */
export function UserMenu() {
  const t = useT();
  const me = useMe();
  const [open, setOpen] = useState(false);
  return (
    <div className="user-menu">
      <Popover
        open={open}
        onOpenChange={setOpen}
        triggerClassName="user-menu-trigger"
        className="user-menu-panel"
        trigger={
          <>
            <Avatar name={me.user.name} isMe large />
            <span className="min-w-0 flex-1 text-start">
              <span className="block truncate font-medium">{me.user.name}</span>
              <span className="block text-12 text-ink-3">
                <WhatTheyMay me={me} />
              </span>
            </span>
            <OfficeIcon name="chevrons-up-down" small />
          </>
        }
      >
        <UserChoices />
        <button
          type="button"
          className="menu-item"
          onClick={() => {
            setOpen(false);
            openKeysDialog();
          }}
        >
          <OfficeIcon name="keyboard" />
          {t("office.keys.title")}
        </button>
        <button type="button" className="menu-item" onClick={logOut}>
          <OfficeIcon name="log-out" />
          {t("office.log_out")}
        </button>
      </Popover>
    </div>
  );
}

/** Shows roles and sites, such as `Orders · all sites`. */
function WhatTheyMay({ me }: { me: Me }) {
  const t = useT();
  const roles = [...new Set(me.grants.map(({ role }) => role))];
  const sitesCount = me.grants.some(({ site_ids }) => site_ids === null) ? 0 : me.sites.length;
  const roleNames = roles.map((role) => t(keyUnder("office.role", role))).join(", ");
  const where = sitesCount === 0 ? t("office.all_sites") : t("office.sites", { count: sitesCount });
  return `${roleNames} · ${where}`;
}

function UserChoices() {
  const t = useT();
  const { language } = useOfficeLocale();
  const mode = useStore(officeModeStore);
  const { pathname, search } = useLocation();
  return (
    <div className="user-menu-choices">
      <Segmented
        legend={t("office.mode.title")}
        name="office-mode"
        value={mode}
        onChange={setOfficeMode}
        options={OFFICE_MODES.map((value) => ({ value, label: t(keyUnder("office.mode", value)) }))}
      />
      <ul className="user-menu-languages" aria-label={t("office.language")}>
        {LANGUAGES.map((code) => (
          <li key={code}>
            {/* Another language is another document, so this is a plain link. */}
            <a
              href={`/${code}/admin${pathname}${search}`}
              lang={code}
              className="menu-item"
              aria-current={code === language ? "true" : undefined}
            >
              {LANGUAGE_NAMES[code]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
