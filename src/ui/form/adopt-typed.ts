/** What was typed or ticked before the page came alive, so that it is not lost. */
export function adoptTyped<Values extends object>(
  form: HTMLFormElement,
  values: Values,
): Partial<Values> | undefined {
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      if (field.checked !== value) found[name] = field.checked;
    } else if (isTextual(field) && typeof value === "string" && field.value !== value) {
      found[name] = field.value;
    }
  }
  return Object.keys(found).length > 0 ? (found as Partial<Values>) : undefined;
}

const isTextual = (field: Element | RadioNodeList | null) =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement;
