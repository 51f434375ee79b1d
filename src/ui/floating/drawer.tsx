import { type ReactNode, useId, useRef } from "react";
import { classNames } from "../class-names.ts";
import { useEdgeRoom } from "../use-edge-room.ts";
import { ModalHead } from "./dialog.tsx";

type DrawerProps = {
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  side?: "start" | "end";
};

/** A modal along one side: cart, filters, the phone's menu. Its footer stays under the thumb. */
export function Drawer({ title, children, footer, side = "end" }: DrawerProps) {
  const titleId = useId();
  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classNames("drawer", side === "start" && "drawer-start")}
    >
      <ModalHead id={titleId} title={title} />
      <div className="flex-1 px-5 pb-6 sm:px-6">{children}</div>
      {footer && <DrawerFooter>{footer}</DrawerFooter>}
    </div>
  );
}

/** Messages stand above it: it is what is pressed next. */
function DrawerFooter({ children }: { children: ReactNode }) {
  const footer = useRef<HTMLDivElement>(null);
  useEdgeRoom(footer, "--drawer-room");
  return (
    <div ref={footer} className="sticky bottom-0 border-t border-line bg-surface px-5 py-4 sm:px-6">
      {children}
    </div>
  );
}
