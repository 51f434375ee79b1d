import { useMemo, useState } from "react";
import { useT } from "#i18n/use-t.ts";
import { classNames } from "#ui/class-names.ts";
import { OfficeIcon } from "../icon/office-icon.tsx";
import type { OfficeIconName } from "../icon/office-icon-names.ts";
import { Kbd } from "../keyboard/kbd.tsx";
import { useShortcuts } from "../keyboard/shortcuts.store.ts";
import { useOfficeFormat } from "../marks/use-office-format.ts";
import { Popover } from "../page/popover.tsx";
import type { BulkAction, BulkSelection, Untick } from "./list-description.ts";

type BulkBarProps = {
  selection: BulkSelection;
  /** The number of rows that match the filter. */
  count: number;
  actions: readonly BulkAction[];
  /** A summary of the selected rows, such as their sum. */
  summary?: string | undefined;
  /** Set if every loaded row is selected and there are more rows. */
  onSelectEverything?: (() => void) | undefined;
  untick: Untick;
  onClear: () => void;
};

/** The actions for the selected rows; the bar floats above the end of the list. */
export function BulkBar(props: BulkBarProps) {
  const { selection, count, actions, summary, onSelectEverything, untick, onClear } = props;
  const t = useT();
  const { number } = useOfficeFormat();
  const selected = number(selection.all ? count : selection.ids.length);
  const shortcuts = useMemo(
    () =>
      actions.flatMap(({ shortcut, label, run }) =>
        shortcut ? { keys: shortcut, label, run: () => run(selection, untick) } : [],
      ),
    [actions, selection, untick],
  );
  useShortcuts(shortcuts);
  return (
    <div className="bulk-bar" role="toolbar" aria-label={t("office.bulk.title")}>
      <p className="bulk-bar-count num" aria-live="polite">
        {t("office.bulk.selected", { selected })}
        {summary && <span className="desktop-only"> · {summary}</span>}
      </p>
      {onSelectEverything && (
        <button type="button" className="bulk-bar-action desktop-only" onClick={onSelectEverything}>
          {t("office.bulk.everything", { total: number(count) })}
        </button>
      )}
      {actions.map(({ key, label, icon, shortcut, run }, at) => (
        <button
          key={key}
          type="button"
          className={classNames("bulk-bar-action", at > 0 && "desktop-only")}
          aria-keyshortcuts={shortcut?.toUpperCase()}
          onClick={() => run(selection, untick)}
        >
          <OfficeIcon name={icon} />
          <span className="bulk-bar-words">{label}</span>
          {shortcut && <Kbd keys={shortcut} className="desktop-only" />}
        </button>
      ))}
      <MoreOnPhone
        selection={selection}
        untick={untick}
        actions={[
          ...(onSelectEverything
            ? [
                {
                  key: "everything",
                  label: t("office.bulk.everything", { total: number(count) }),
                  run: onSelectEverything,
                },
              ]
            : []),
          ...actions.slice(1),
        ]}
      />
      <button
        type="button"
        className="bulk-bar-action bulk-bar-clear"
        aria-label={t("office.bulk.clear")}
        onClick={onClear}
      >
        <OfficeIcon name="x" />
      </button>
    </div>
  );
}

type MoreProps = {
  selection: BulkSelection;
  untick: Untick;
  actions: readonly (Pick<BulkAction, "key" | "label" | "run"> & { icon?: OfficeIconName })[];
};

/** A phone has room for one action; this button opens the others. */
function MoreOnPhone({ selection, untick, actions }: MoreProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  if (actions.length === 0) return null;
  return (
    <div className="phone-only">
      <Popover
        open={open}
        onOpenChange={setOpen}
        align="end"
        label={t("office.record.more")}
        triggerClassName="bulk-bar-action bulk-bar-more"
        className="bulk-bar-menu"
        trigger={<OfficeIcon name="ellipsis" />}
      >
        {actions.map(({ key, label, icon, run }) => (
          <button
            key={key}
            type="button"
            className="menu-item"
            onClick={() => {
              setOpen(false);
              run(selection, untick);
            }}
          >
            {icon && <OfficeIcon name={icon} />}
            {label}
          </button>
        ))}
      </Popover>
    </div>
  );
}
