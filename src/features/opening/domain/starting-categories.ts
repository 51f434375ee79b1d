import type { CategoryInput } from "#features/catalogue/domain/catalogue-input.ts";
import type { StartingTree } from "./starting-tree-names.ts";

type Names = [en: string, lt: string, lv: string, et: string, ru: string];
type Branch = { slug: string; names: Names; children?: Branch[] };

const CLOTHES: Branch = {
  slug: "clothes",
  names: ["Clothes", "Drabužiai", "Apģērbi", "Rõivad", "Одежда"],
  children: [
    { slug: "women", names: ["Women", "Moterims", "Sievietēm", "Naistele", "Женщинам"] },
    { slug: "men", names: ["Men", "Vyrams", "Vīriešiem", "Meestele", "Мужчинам"] },
    { slug: "children", names: ["Children", "Vaikams", "Bērniem", "Lastele", "Детям"] },
  ],
};
const FOOTWEAR: Branch = {
  slug: "footwear",
  names: ["Footwear", "Avalynė", "Apavi", "Jalatsid", "Обувь"],
};
const ACCESSORIES: Branch = {
  slug: "accessories",
  names: ["Accessories", "Aksesuarai", "Aksesuāri", "Aksessuaarid", "Аксессуары"],
};
const BEAUTY: Branch = {
  slug: "beauty",
  names: ["Beauty", "Grožis", "Skaistums", "Ilu", "Красота"],
};
const ELECTRONICS: Branch = {
  slug: "electronics",
  names: ["Electronics", "Elektronika", "Elektronika", "Elektroonika", "Электроника"],
  children: [
    { slug: "phones", names: ["Phones", "Telefonai", "Tālruņi", "Telefonid", "Телефоны"] },
    {
      slug: "computers",
      names: ["Computers", "Kompiuteriai", "Datori", "Arvutid", "Компьютеры"],
    },
    { slug: "sound", names: ["Sound", "Garso technika", "Skaņa", "Heli", "Звук"] },
    { slug: "cameras", names: ["Cameras", "Fotoaparatai", "Kameras", "Kaamerad", "Камеры"] },
  ],
};
const HOME: Branch = {
  slug: "home",
  names: ["Home", "Namai", "Māja", "Kodu", "Дом"],
  children: [
    { slug: "kitchen", names: ["Kitchen", "Virtuvė", "Virtuve", "Köök", "Кухня"] },
    { slug: "textiles", names: ["Textiles", "Tekstilė", "Tekstils", "Tekstiil", "Текстиль"] },
    {
      slug: "lighting",
      names: ["Lighting", "Apšvietimas", "Apgaismojums", "Valgustus", "Освещение"],
    },
    { slug: "garden", names: ["Garden", "Sodas", "Dārzs", "Aed", "Сад"] },
  ],
};
const SPORT: Branch = {
  slug: "sport",
  names: [
    "Sport and leisure",
    "Sportas ir laisvalaikis",
    "Sports un atpūta",
    "Sport ja vaba aeg",
    "Спорт и отдых",
  ],
};
const TOYS: Branch = {
  slug: "toys",
  names: ["Toys", "Žaislai", "Rotaļlietas", "Mänguasjad", "Игрушки"],
};

const TREES: Record<StartingTree, Branch[]> = {
  general: [ELECTRONICS, CLOTHES, FOOTWEAR, HOME, BEAUTY, SPORT, TOYS],
  fashion: [CLOTHES, FOOTWEAR, ACCESSORIES, BEAUTY],
  electronics: [ELECTRONICS],
  home: [HOME, TOYS, SPORT],
};

/** Numbers the categories from `firstId` on, parents before their children. */
export function startingCategories(tree: StartingTree, firstId: number): CategoryInput[] {
  let next = firstId;
  const flatten = (branches: readonly Branch[], parentId: number | null): CategoryInput[] =>
    branches.flatMap(({ slug, names: [en, lt, lv, et, ru], children = [] }, position) => {
      const id = next++;
      const category = {
        id,
        set: 1 as const,
        parentId,
        slug,
        names: { en, lt, lv, et, ru },
        position,
        filterableFieldIds: [],
        displayInMarketplace: true,
      };
      return [category, ...flatten(children, id)];
    });
  return flatten(TREES[tree], null);
}
