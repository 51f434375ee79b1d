import { useT } from "#i18n/use-t.ts";
import { Menu, MenuItem } from "#ui/floating/menu.tsx";
import { Icon, type IconName } from "#ui/icon/icon.tsx";
import { useStore } from "#ui/store.ts";
import {
  COLOUR_MODES,
  type ColourMode,
  colourModeStore,
  setColourMode,
} from "./colour-mode.store.ts";
import type { PreferenceMenuProps } from "./language-menu.tsx";

export const colourModeIcons = { auto: "contrast", light: "sun", dark: "moon" } satisfies Record<
  ColourMode,
  IconName
>;

/** Needs JavaScript, so it is not shown without. */
export function ColourModeMenu({
  triggerClassName = "icon-btn",
  align = "end",
}: PreferenceMenuProps) {
  const t = useT();
  const chosen = useStore(colourModeStore);
  return (
    <div className="noscript:hidden">
      <Menu
        align={align}
        label={t("shell.mode")}
        triggerClassName={triggerClassName}
        trigger={<Icon name={colourModeIcons.auto} />}
      >
        {COLOUR_MODES.map((mode) => (
          <MenuItem key={mode} aria-pressed={mode === chosen} onClick={() => setColourMode(mode)}>
            <Icon name={colourModeIcons[mode]} />
            {t(`shell.mode.${mode}`)}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}
