import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { ModalHead } from "./modal-head.tsx";

type DialogProps = {
  title: string;
  children: ReactNode;
  /** What can be done: the main thing last. */
  footer?: ReactNode;
  size?: "narrow" | "normal" | "wide";
};

/** The frame of a modal; `openModal` puts it on the stack. */
export function Dialog({ title, children, footer, size = "normal" }: DialogProps) {
  const titleId = useId();
  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classNames("dialog", size !== "normal" && `dialog-${size}`)}
    >
      <ModalHead id={titleId} title={title} />
      <div className="px-5 pb-6 sm:px-6">{children}</div>
      {footer && (
        <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">
          {footer}
        </div>
      )}
    </div>
  );
}
