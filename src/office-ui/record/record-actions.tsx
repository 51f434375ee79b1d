import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { OfficeIcon, type OfficeIconName } from "../icon/office-icon.tsx";
import { Kbd } from "../keyboard/kbd.tsx";
import { useShortcuts } from "../keyboard/shortcuts.store.ts";
import { Popover } from "../page/popover.tsx";
import { useRequestedAction } from "./use-requested-action.ts";

export type RecordAction = {
  key: string;
  /** Says what will happen: "Ship 2 lines…". */
  label: string;
  icon?: OfficeIconName;
  shortcut?: string;
  /** primary: the next step, one for each record; menu: rarely used, behind the dots. */
  position?: "primary" | "menu";
  busy?: boolean;
  /** The button is shown disabled and its key is reserved, because something else has to be done first. */
  disabled?: boolean;
} & ({ to: string; run?: never } | { run: () => void; to?: never });

/** The actions of a record. On a phone the most important one stays at the bottom of the screen. */
export function RecordActions({ actions }: { actions: readonly RecordAction[] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const perform = useMemo(
    () => (action: RecordAction) => {
      if (action.disabled) return;
      return action.to === undefined ? action.run() : navigate(action.to);
    },
    [navigate],
  );
  const shortcuts = useMemo(
    () =>
      actions.flatMap((action) =>
        action.shortcut
          ? { keys: action.shortcut, label: action.label, run: () => perform(action), hint: true }
          : [],
      ),
    [actions, perform],
  );
  useShortcuts(shortcuts);
  useRequestedAction((key) => {
    const asked = actions.find((action) => action.key === key);
    return asked && (() => perform(asked));
  });
  const inFront = actions.filter(({ position }) => position !== "menu");
  // If there is no primary action, a phone shows the first of the others in its place.
  const underThumb = inFront.find(({ position }) => position === "primary") ?? inFront[0];
  const others = actions.filter((action) => action !== underThumb);
  const hasMenu = others.some(({ position }) => position === "menu");
  return (
    <div className={classNames("record-actions", !underThumb && "record-actions-menu")}>
      {inFront.map((action) => (
        <Button
          key={action.key}
          variant={action.position === "primary" ? "go" : "line"}
          className={classNames("record-action", action !== underThumb && "desktop-only")}
          busy={action.busy}
          disabled={action.disabled}
          aria-keyshortcuts={action.shortcut?.toUpperCase()}
          onClick={() => perform(action)}
        >
          {action.icon && <OfficeIcon name={action.icon} />}
          {action.label}
          {action.shortcut && action.position === "primary" && (
            <Kbd keys={action.shortcut} one className="desktop-only" />
          )}
        </Button>
      ))}
      {others.length > 0 && (
        <div className={hasMenu ? undefined : "phone-only"}>
          <Popover
            open={open}
            onOpenChange={setOpen}
            align="end"
            label={t("office.record.more")}
            triggerClassName="btn btn-line record-more"
            className="record-menu"
            trigger={<OfficeIcon name="ellipsis" />}
          >
            {others.map((action) => (
              <button
                key={action.key}
                type="button"
                className={classNames("menu-item", action.position !== "menu" && "phone-only")}
                onClick={() => {
                  setOpen(false);
                  perform(action);
                }}
              >
                {action.icon && <OfficeIcon name={action.icon} />}
                {action.label}
              </button>
            ))}
          </Popover>
        </div>
      )}
    </div>
  );
}
