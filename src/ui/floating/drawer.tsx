import { type ReactNode, useRef } from "react";
import { classNames } from "../class-names.ts";
import { useEdgeRoom } from "../use-edge-room.ts";
import { ModalFrame } from "./dialog.tsx";

type DrawerProps = {
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  side?: "start" | "end";
};

/** A modal along one side: cart, filters, the phone's menu. Its footer stays under the thumb. */
export function Drawer({ title, children, footer, side = "end" }: DrawerProps) {
  return (
    <ModalFrame title={title} className={classNames("drawer", side === "start" && "drawer-start")}>
      <div className="flex-1 px-5 pb-6 sm:px-6">{children}</div>
      {footer && <DrawerFooter>{footer}</DrawerFooter>}
    </ModalFrame>
  );
}

/** Toasts are shown above the footer, since its buttons are pressed next. */
function DrawerFooter({ children }: { children: ReactNode }) {
  const footer = useRef<HTMLDivElement>(null);
  useEdgeRoom(footer, "--drawer-room");
  return (
    <div ref={footer} className="sticky bottom-0 border-t border-line bg-surface px-5 py-4 sm:px-6">
      {children}
    </div>
  );
}
