import { type RefObject, useEffect, useRef } from "react";
import { type Modals, topModal } from "./modal-stack.store.ts";

const FOCUSABLE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';

function focusableIn(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !element.matches(":disabled") && element.getClientRects().length > 0,
  );
}

/** Tab from the last element goes to the first, and back, so that the page behind is never reached. */
function trapFocus(container: Element, event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
  const focusable = focusableIn(container);
  const [first, last] = [focusable[0], focusable.at(-1)];
  const active = document.activeElement;
  const outside = !active || !container.contains(active) || active === container;
  if (event.shiftKey ? active === first || outside : active === last) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

const layerOf = (host: Element | null, key: number | undefined) =>
  key === undefined
    ? null
    : (host?.querySelector<HTMLElement>(`[data-modal-key="${key}"]`) ?? null);

/** Focus moves into the top modal, stays there, and returns to its previous element when the modal closes. */
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
    // The lowest closed modal stores the element from which all of them were opened.
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
  // A field with autoFocus already has the focus.
  if (!layer || layer.contains(document.activeElement)) return;
  const target =
    layer.querySelector<HTMLElement>("[data-autofocus]") ??
    layer.querySelector<HTMLElement>('[role="dialog"]');
  target?.focus({ preventScroll: true });
}

/**
 * Makes everything outside `host` inert and stops the page from scrolling; returns what undoes it.
 * Elements marked `data-stays-live` (toasts) can still be read and used over a modal.
 */
function hidePageBehind(host: Element): () => void {
  const silenced: Element[] = [];
  for (
    let level = host;
    level !== document.body && level.parentElement;
    level = level.parentElement
  ) {
    for (const sibling of level.parentElement.children) {
      if (sibling === level || sibling.matches("script, style, link, [data-stays-live], [inert]"))
        continue;
      sibling.setAttribute("inert", "");
      silenced.push(sibling);
    }
  }
  const { documentElement: root } = document;
  root.style.setProperty("--scrollbar", `${window.innerWidth - root.clientWidth}px`);
  root.dataset.scrollLocked = "";
  return () => {
    for (const element of silenced) element.removeAttribute("inert");
    root.style.removeProperty("--scrollbar");
    delete root.dataset.scrollLocked;
  };
}
