import { useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import { useT } from "#i18n/use-t.ts";
import { useShortcuts } from "#office-ui/keyboard/shortcuts.store.ts";
import type { ShownTask } from "../../staff-calls.ts";
import { useTaskActions } from "./use-task-actions.ts";

/** J and K move the focus between rows, so that a screen reader announces them; T takes, A assigns, Z snoozes. */
export function useTaskKeys(tasks: readonly ShownTask[]): void {
  const t = useT();
  const navigate = useNavigate();
  const actions = useTaskActions();
  const at = useRef(-1);
  const latest = useRef({ tasks, actions });
  latest.current = { tasks, actions };
  const shortcuts = useMemo(() => {
    const current = () => latest.current.tasks[at.current];
    const move = (step: 1 | -1) => {
      const { length } = latest.current.tasks;
      at.current = Math.min(length - 1, Math.max(0, at.current + step));
      const key = CSS.escape(current()?.key ?? "");
      const row = document.querySelector<HTMLElement>(`[data-task="${key}"]`);
      row?.querySelector<HTMLElement>("a, button")?.focus();
    };
    const withCurrent = (work: (task: ShownTask) => void) => () => {
      const task = current();
      if (task) work(task);
    };
    return [
      { keys: "j", label: t("office.keys.move"), run: () => move(1), hint: true },
      { keys: "k", label: t("office.keys.move"), run: () => move(-1), hint: true },
      {
        keys: "t",
        label: t("office.tasks.take"),
        run: withCurrent((task) => latest.current.actions.take(task)),
        hint: true,
      },
      {
        keys: "a",
        label: t("office.tasks.assign"),
        run: withCurrent((task) => latest.current.actions.assign(task)),
        hint: true,
      },
      {
        keys: "z",
        label: t("office.tasks.snooze"),
        run: withCurrent((task) => latest.current.actions.snooze(task)),
        hint: true,
      },
      {
        keys: "o",
        label: t("office.keys.open"),
        run: withCurrent((task) => task.to !== null && navigate(task.to)),
      },
    ];
  }, [t, navigate]);
  useShortcuts(shortcuts);
}
