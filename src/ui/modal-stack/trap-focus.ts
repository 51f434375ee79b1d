const FOCUSABLE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';

function focusableIn(container: Element): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !element.matches(":disabled") && element.getClientRects().length > 0,
  );
}

/** Tab from the last thing goes to the first, and back: the page behind is never reached. */
export function trapFocus(container: Element, event: KeyboardEvent): void {
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
