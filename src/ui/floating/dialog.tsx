import { type ReactNode, useId } from "react";
import { useT } from "#i18n/use-t.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button.tsx";
import { useModal } from "../modal-stack/modal-stack.store.ts";

type DialogProps = {
  title: string;
  children: ReactNode;
  /** The actions, with the main one last. */
  footer?: ReactNode;
  size?: "narrow" | "normal" | "wide";
};

/** The frame of a modal; `openModal` adds it to the stack. */
export function Dialog({ title, children, footer, size = "normal" }: DialogProps) {
  const className = classNames("dialog", size !== "normal" && `dialog-${size}`);
  return (
    <ModalFrame title={title} className={className}>
      <div className="px-5 pb-6 sm:px-6">{children}</div>
      {footer && (
        <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">
          {footer}
        </div>
      )}
    </ModalFrame>
  );
}

type ModalFrameProps = { title: string; className: string; children: ReactNode };

/** The common part of dialog and drawer: the dialog role, the title and the close button. */
export function ModalFrame({ title, className, children }: ModalFrameProps) {
  const titleId = useId();
  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={className}
    >
      <ModalHead id={titleId} title={title} />
      {children}
    </div>
  );
}

function ModalHead({ id, title }: { id: string; title: string }) {
  const t = useT();
  const modal = useModal();
  return (
    <div className="flex items-start justify-between gap-3 py-3 ps-5 pe-3 sm:ps-6">
      <h2 id={id} className="h3 py-2.5">
        {title}
      </h2>
      {modal && <IconButton label={t("ui.close")} icon={<Icon name="x" />} onClick={modal.close} />}
    </div>
  );
}
