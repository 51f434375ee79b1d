import type { FieldInput } from "#features/catalogue/domain/catalogue-input.ts";
import { localised } from "../localised-text.ts";
import { buildField, value } from "./field-builder.ts";

export const MATERIAL_FIELD: FieldInput = buildField({
  id: 14,
  key: "material",
  titles: localised("Material", "Medžiaga", "Materiāls", "Materjal", "Материал"),
  values: [
    value("cotton", localised("Cotton", "Medvilnė", "Kokvilna", "Puuvill", "Хлопок")),
    value(
      "organic-cotton",
      localised(
        "Organic cotton",
        "Ekologiška medvilnė",
        "Bioloģiskā kokvilna",
        "Mahepuuvill",
        "Органический хлопок",
      ),
    ),
    value("linen", localised("Linen", "Linas", "Lins", "Lina", "Лён")),
    value("viscose", localised("Viscose", "Viskozė", "Viskoze", "Viskoos", "Вискоза")),
    value("silk", localised("Silk", "Šilkas", "Zīds", "Siid", "Шёлк")),
    value("satin", localised("Satin", "Satinas", "Satīns", "Satiin", "Сатин")),
    value("flannel", localised("Flannel", "Flanelė", "Flanelis", "Flanell", "Фланель")),
    value("denim", localised("Denim", "Džinsinis audinys", "Džinsa audums", "Teksariie", "Деним")),
    value("canvas", localised("Canvas", "Drobė", "Audekls", "Lõuend", "Парусина")),
    value("wool", localised("Wool", "Vilna", "Vilna", "Vill", "Шерсть")),
    value(
      "merino",
      localised("Merino wool", "Merinosų vilna", "Merino vilna", "Meriinovill", "Шерсть мериноса"),
    ),
    value("cashmere", localised("Cashmere", "Kašmyras", "Kašmirs", "Kašmiir", "Кашемир")),
    value("fleece", localised("Fleece", "Flisas", "Fliss", "Fliis", "Флис")),
    value("down", localised("Down", "Pūkai", "Dūnas", "Udusuled", "Пух")),
    value(
      "polyester",
      localised("Polyester", "Poliesteris", "Poliesters", "Polüester", "Полиэстер"),
    ),
    value(
      "recycled-polyester",
      localised(
        "Recycled polyester",
        "Perdirbtas poliesteris",
        "Pārstrādāts poliesters",
        "Taaskasutatud polüester",
        "Переработанный полиэстер",
      ),
    ),
    value("polyamide", localised("Polyamide", "Poliamidas", "Poliamīds", "Polüamiid", "Полиамид")),
    value(
      "mesh",
      localised("Mesh", "Tinklinis audinys", "Tīkliņa audums", "Võrkkangas", "Сетчатая ткань"),
    ),
    value("leather", localised("Leather", "Oda", "Āda", "Nahk", "Кожа")),
    value("suede", localised("Suede", "Zomša", "Zamšāda", "Seemisnahk", "Замша")),
    value(
      "vegan-leather",
      localised("Vegan leather", "Dirbtinė oda", "Mākslīgā āda", "Kunstnahk", "Искусственная кожа"),
    ),
    value("cork", localised("Cork", "Kamštis", "Korķis", "Kork", "Пробка")),
    value("acetate", localised("Acetate", "Acetatas", "Acetāts", "Atsetaat", "Ацетат")),
    value("metal", localised("Metal", "Metalas", "Metāls", "Metall", "Металл")),
    value(
      "steel",
      localised(
        "Stainless steel",
        "Nerūdijantysis plienas",
        "Nerūsējošais tērauds",
        "Roostevaba teras",
        "Нержавеющая сталь",
      ),
    ),
    value(
      "sterling-silver",
      localised("Sterling silver", "Sidabras 925", "Sudrabs 925", "Hõbe 925", "Серебро 925"),
    ),
    value(
      "gold-plated",
      localised(
        "Gold-plated silver",
        "Auksuotas sidabras",
        "Apzeltīts sudrabs",
        "Kullatud hõbe",
        "Позолоченное серебро",
      ),
    ),
    value("amber", localised("Amber", "Gintaras", "Dzintars", "Merevaik", "Янтарь")),
    value(
      "polycarbonate",
      localised(
        "Polycarbonate",
        "Polikarbonatas",
        "Polikarbonāts",
        "Polükarbonaat",
        "Поликарбонат",
      ),
    ),
    value(
      "polypropylene",
      localised(
        "Polypropylene",
        "Polipropilenas",
        "Polipropilēns",
        "Polüpropüleen",
        "Полипропилен",
      ),
    ),
  ],
});
