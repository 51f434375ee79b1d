import { useT } from "#i18n/use-t.ts";
import { Menu, MenuItem } from "#ui/floating/menu.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { useStore } from "#ui/store.ts";
import { COLOUR_MODES } from "../colour-mode.ts";
import { colourModeStore, setColourMode } from "./colour-mode.store.ts";
import { colourModeIcons } from "./colour-mode-icons.tsx";
import type { PreferenceMenuProps } from "./preference-menu.ts";

/** Needs script, so it is not there without. */
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
