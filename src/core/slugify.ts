const MAX_SLUG = 100;

/** Turns a text into a part of an address: `Bēšs krekls №5` → `bess-krekls-5`. `ending` is never cut off. */
export function slugify(text: string, ending = ""): string {
  const end = plain(ending);
  const room = MAX_SLUG - (end ? end.length + 1 : 0);
  const start = plain(text).slice(0, Math.max(0, room)).replace(/-+$/, "");
  return [start, end].filter(Boolean).join("-").slice(0, MAX_SLUG);
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
