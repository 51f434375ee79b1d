import { type RefObject, useEffect, useRef } from "react";
import { hidePageBehind } from "./hide-page-behind.ts";
import { type Modals, topModal } from "./modal-stack.store.ts";
import { trapFocus } from "./trap-focus.ts";

const layerOf = (host: Element | null, key: number | undefined) =>
  key === undefined
    ? null
    : (host?.querySelector<HTMLElement>(`[data-modal-key="${key}"]`) ?? null);

/** Focus goes into the top modal, stays there, and goes back to where it was when the modal closes. */
export function useModalFocus(host: RefObject<HTMLElement | null>, entries: Modals): void {
  const openers = useRef(new Map<number, Element | null>());
  const top = topModal(entries)?.key;
  const anyOpen = top !== undefined;

  useEffect(() => {
    if (!anyOpen || !host.current) return;
    return hidePageBehind(host.current);
  }, [anyOpen, host]);

  useEffect(() => {
    const known = openers.current;
    const closed = [...known.keys()].filter(
      (key) => !entries.some((entry) => entry.key === key && !entry.leaving),
    );
    // The lowest closed one knows the place from which all of them were opened.
    const opener = known.get(Math.min(...closed));
    for (const key of closed) known.delete(key);

    if (top !== undefined && !known.has(top)) {
      known.set(top, document.activeElement);
      focusInto(layerOf(host.current, top));
    } else if (closed.length > 0 && opener instanceof HTMLElement && opener.isConnected) {
      opener.focus({ preventScroll: true });
    }
  }, [entries, top, host]);

  useEffect(() => {
    const layer = layerOf(host.current, top);
    if (!layer) return;
    const onKeyDown = (event: KeyboardEvent) => trapFocus(layer, event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [top, host]);
}

function focusInto(layer: HTMLElement | null): void {
  // A field with autoFocus has taken the focus already.
  if (!layer || layer.contains(document.activeElement)) return;
  const target =
    layer.querySelector<HTMLElement>("[data-autofocus]") ??
    layer.querySelector<HTMLElement>('[role="dialog"]');
  target?.focus({ preventScroll: true });
}
