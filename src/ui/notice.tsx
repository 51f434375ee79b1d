import { type ReactNode, useEffect, useRef } from "react";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "./icon/icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { type Kind, KindIcon } from "./kind-icon.tsx";

const grounds: Record<Kind, string> = {
  info: "bg-sunk",
  good: "bg-good-tint",
  warn: "bg-warn-tint",
  bad: "bg-bad-tint",
};

type NoticeProps = {
  kind?: Kind;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  onClose?: () => void;
  /** For messages that appear after the page was loaded. */
  announce?: boolean;
  /** For a notice that replaces the form that had the focus. */
  takesFocus?: boolean;
};

export function Notice(props: NoticeProps) {
  const { kind = "info", title, children, action, onClose, announce, takesFocus } = props;
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div
      ref={box}
      tabIndex={takesFocus ? -1 : undefined}
      className={`flex items-start gap-3 rounded-md ps-4 pe-2 ${grounds[kind]}`}
      role={announce ? (kind === "bad" ? "alert" : "status") : undefined}
    >
      <span className="py-3.5">
        <KindIcon kind={kind} />
      </span>
      <div className="min-w-0 flex-1 py-3 text-14">
        {title && <p className="text-16 font-semibold">{title}</p>}
        {children}
        {action && <div className="mt-2">{action}</div>}
      </div>
      {onClose && (
        <IconButton
          label={t("ui.close")}
          icon={<Icon name="x" />}
          className="mt-0.5"
          onClick={onClose}
        />
      )}
    </div>
  );
}
