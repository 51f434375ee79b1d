import type { FieldInput } from "#features/catalogue/domain/catalogue-input.ts";
import { words } from "../words.ts";
import { buildField, value } from "./field-builder.ts";

export const MATERIAL_FIELD: FieldInput = buildField({
  id: 14,
  key: "material",
  titles: words("Material", "Medžiaga", "Materiāls", "Materjal", "Материал"),
  values: [
    value("cotton", words("Cotton", "Medvilnė", "Kokvilna", "Puuvill", "Хлопок")),
    value(
      "organic-cotton",
      words(
        "Organic cotton",
        "Ekologiška medvilnė",
        "Bioloģiskā kokvilna",
        "Mahepuuvill",
        "Органический хлопок",
      ),
    ),
    value("linen", words("Linen", "Linas", "Lins", "Lina", "Лён")),
    value("viscose", words("Viscose", "Viskozė", "Viskoze", "Viskoos", "Вискоза")),
    value("silk", words("Silk", "Šilkas", "Zīds", "Siid", "Шёлк")),
    value("satin", words("Satin", "Satinas", "Satīns", "Satiin", "Сатин")),
    value("flannel", words("Flannel", "Flanelė", "Flanelis", "Flanell", "Фланель")),
    value("denim", words("Denim", "Džinsinis audinys", "Džinsa audums", "Teksariie", "Деним")),
    value("canvas", words("Canvas", "Drobė", "Audekls", "Lõuend", "Парусина")),
    value("wool", words("Wool", "Vilna", "Vilna", "Vill", "Шерсть")),
    value(
      "merino",
      words("Merino wool", "Merinosų vilna", "Merino vilna", "Meriinovill", "Шерсть мериноса"),
    ),
    value("cashmere", words("Cashmere", "Kašmyras", "Kašmirs", "Kašmiir", "Кашемир")),
    value("fleece", words("Fleece", "Flisas", "Fliss", "Fliis", "Флис")),
    value("down", words("Down", "Pūkai", "Dūnas", "Udusuled", "Пух")),
    value("polyester", words("Polyester", "Poliesteris", "Poliesters", "Polüester", "Полиэстер")),
    value(
      "recycled-polyester",
      words(
        "Recycled polyester",
        "Perdirbtas poliesteris",
        "Pārstrādāts poliesters",
        "Taaskasutatud polüester",
        "Переработанный полиэстер",
      ),
    ),
    value("polyamide", words("Polyamide", "Poliamidas", "Poliamīds", "Polüamiid", "Полиамид")),
    value(
      "mesh",
      words("Mesh", "Tinklinis audinys", "Tīkliņa audums", "Võrkkangas", "Сетчатая ткань"),
    ),
    value("leather", words("Leather", "Oda", "Āda", "Nahk", "Кожа")),
    value("suede", words("Suede", "Zomša", "Zamšāda", "Seemisnahk", "Замша")),
    value(
      "vegan-leather",
      words("Vegan leather", "Dirbtinė oda", "Mākslīgā āda", "Kunstnahk", "Искусственная кожа"),
    ),
    value("cork", words("Cork", "Kamštis", "Korķis", "Kork", "Пробка")),
    value("acetate", words("Acetate", "Acetatas", "Acetāts", "Atsetaat", "Ацетат")),
    value("metal", words("Metal", "Metalas", "Metāls", "Metall", "Металл")),
    value(
      "steel",
      words(
        "Stainless steel",
        "Nerūdijantysis plienas",
        "Nerūsējošais tērauds",
        "Roostevaba teras",
        "Нержавеющая сталь",
      ),
    ),
    value(
      "sterling-silver",
      words("Sterling silver", "Sidabras 925", "Sudrabs 925", "Hõbe 925", "Серебро 925"),
    ),
    value(
      "gold-plated",
      words(
        "Gold-plated silver",
        "Auksuotas sidabras",
        "Apzeltīts sudrabs",
        "Kullatud hõbe",
        "Позолоченное серебро",
      ),
    ),
    value("amber", words("Amber", "Gintaras", "Dzintars", "Merevaik", "Янтарь")),
    value(
      "polycarbonate",
      words("Polycarbonate", "Polikarbonatas", "Polikarbonāts", "Polükarbonaat", "Поликарбонат"),
    ),
    value(
      "polypropylene",
      words("Polypropylene", "Polipropilenas", "Polipropilēns", "Polüpropüleen", "Полипропилен"),
    ),
  ],
});
