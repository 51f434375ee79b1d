/** The line that has the focus is about to go: the keyboard goes on in the next one, or above them all. */
export function focusNextLine(): void {
  const line = document.activeElement?.closest(".cart-line");
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>("a") ??
    line?.closest<HTMLElement>("[role=dialog]") ??
    document.getElementById("cart-title");
  target?.focus();
}
