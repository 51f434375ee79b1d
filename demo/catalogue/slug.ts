/** ASCII and readable: letters lose their diacritics, everything else becomes a hyphen. */
export function slugOf(text: string): string {
  return text
    .replaceAll("œ", "oe")
    .replaceAll("ø", "o")
    .replaceAll("'", "")
    .replaceAll("’", "")
    .replaceAll(".", "-")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
