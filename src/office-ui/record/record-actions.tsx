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
  /** Says what happens: "Ship 2 lines…". */
  label: string;
  icon?: OfficeIconName;
  shortcut?: string;
  /** primary: the next thing to do, one for each record; menu: seldom, behind the dots. */
  position?: "primary" | "menu";
  busy?: boolean;
  /** It is shown and its key is kept, but something else is to be done first. */
  disabled?: boolean;
} & ({ to: string; run?: never } | { run: () => void; to?: never });

/** What can be done with a record now. On a phone the first of them stays under the thumb. */
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
  // Without a next thing to do, a phone has the first of the others in its place.
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
