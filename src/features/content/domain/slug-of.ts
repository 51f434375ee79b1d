const MOST = 80;

/** The slug of an article, made from its title: `Kaip grąžinti prekę?` becomes `kaip-grazinti-preke`. */
export function slugOf(title: string): string {
  return title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MOST)
    .replace(/^-+|-+$/g, "");
}
