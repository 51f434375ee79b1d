import { useT } from "#i18n/use-t.ts";
import { Segmented } from "#ui/fields/segmented.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { useStore } from "#ui/store.ts";
import { COLOUR_MODES, colourModeStore, setColourMode } from "./colour-mode.store.ts";
import { colourModeIcons } from "./colour-mode-menu.tsx";

export function ColourModeChoice({ name }: { name: string }) {
  const t = useT();
  const chosen = useStore(colourModeStore);
  const options = COLOUR_MODES.map((mode) => {
    return {
      value: mode,
      label: t(`shell.mode.${mode}`),
      icon: <Icon name={colourModeIcons[mode]} className="icon-s max-sm:hidden" />,
    };
  });
  return (
    <Segmented
      legend={t("shell.mode")}
      name={name}
      options={options}
      value={chosen}
      onChange={setColourMode}
    />
  );
}
