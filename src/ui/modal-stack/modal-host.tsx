import {
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import { useLocation } from "react-router";
import { useStore } from "../store.ts";
import { ModalContext, type ModalEntry, modals, topModal } from "./modal-stack.store.ts";
import { useModalFocus } from "./use-modal-focus.ts";

/** Used once, at the end of the body; shows the modals of the stack. */
export function ModalHost() {
  const host = useRef<HTMLDivElement>(null);
  const entries = useStore(modals);
  const top = topModal(entries);
  useModalFocus(host, entries);
  useCloseOnEscape();
  useCloseOnRouteChange();
  return (
    <div ref={host}>
      {entries.map((entry) => (
        <ModalLayer key={entry.key} entry={entry} isTop={entry === top} />
      ))}
    </div>
  );
}

function ModalLayer({ entry, isTop }: { entry: ModalEntry; isTop: boolean }) {
  const { id } = entry;
  const pressedOutside = useRef(false);
  const modal = useMemo(() => ({ id, close: () => modals.close(id) }), [id]);
  // Only a press that begins and ends outside closes the modal, so that selecting text does not.
  const onPointerDown = (event: PointerEvent) => {
    pressedOutside.current = event.target === event.currentTarget;
  };
  const onClick = (event: MouseEvent) => {
    if (pressedOutside.current && event.target === event.currentTarget) modal.close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard's way is Escape and the close button.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div
      className="modal-layer"
      data-modal={id}
      data-modal-key={entry.key}
      data-leaving={entry.leaving || undefined}
      inert={!isTop}
      style={{ zIndex: entry.zIndex }}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <ModalContext value={modal}>{entry.content}</ModalContext>
    </div>
  );
}

/** SPEC §9. Components that use the key themselves (an open menu in a modal) prevent its default. */
function useCloseOnEscape() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) modals.closeTop();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

/** SPEC §2: all open modals close on every route change. A changed query is the same route. */
function useCloseOnRouteChange() {
  const { pathname } = useLocation();
  const former = useRef(pathname);
  // A layout effect runs before the next key press, so a dialog opened on the new page is not closed.
  useLayoutEffect(() => {
    if (former.current !== pathname) modals.closeAll();
    former.current = pathname;
  }, [pathname]);
}
