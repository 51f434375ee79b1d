const MOST = 80;

/** The address of an article, made of its title: `Kaip grąžinti prekę?` is `kaip-grazinti-preke`. */
export function slugOf(title: string): string {
  return title
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MOST)
    .replace(/^-+|-+$/g, "");
}
