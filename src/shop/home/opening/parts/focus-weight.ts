/** With a mouse the next thing is to type; on a phone the keyboard would only hide the answer. */
export function focusWeight(): void {
  if (!matchMedia("(pointer: fine)").matches) return;
  document
    .querySelector<HTMLInputElement>("#calculator input[name=weight]")
    ?.focus({ preventScroll: true });
}
