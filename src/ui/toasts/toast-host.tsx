import type { FocusEvent } from "react";
import { useT } from "#i18n/use-t.ts";
import { Icon } from "../icon/icon.tsx";
import { KindIcon } from "../kind-icon.tsx";
import { useStore } from "../store.ts";
import { type Toast, toasts } from "./toasts.store.ts";

/** Bottom right (SPEC §9). Always in the page, because a live region must exist before its messages. */
export function ToastHost() {
  const t = useT();
  const shown = useStore(toasts);
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) toasts.resume();
  };
  return (
    <section
      className="toasts [--above-bar:max(var(--bar-room,0px),var(--drawer-room,0px))]"
      aria-label={t("ui.notifications")}
      aria-live="polite"
      data-stays-live=""
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={onBlur}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const t = useT();
  const { id, kind, text, action } = toast;
  return (
    <div className="toast" role={kind === "bad" ? "alert" : undefined} data-kind={kind}>
      <KindIcon kind={kind} />
      <p className="toast-text">{text}</p>
      {action && (
        <button
          type="button"
          className="btn btn-quiet"
          onClick={() => {
            action.onSelect();
            toasts.dismiss(id);
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="icon-btn"
        aria-label={t("ui.close")}
        onClick={() => toasts.dismiss(id)}
      >
        <Icon name="x" />
      </button>
    </div>
  );
}
