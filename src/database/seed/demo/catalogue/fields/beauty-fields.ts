import type { FieldInput } from "#features/catalogue/domain/catalogue-input.ts";
import { words } from "../words.ts";
import { buildField, measure, plain, value } from "./field-builder.ts";

const millilitres = (amount: number) => measure(`${amount}ml`, amount, "ml", "мл");

export const BEAUTY_FIELDS: readonly FieldInput[] = [
  buildField({
    id: 26,
    key: "skin-type",
    titles: words("Skin type", "Odos tipas", "Ādas tips", "Nahatüüp", "Тип кожи"),
    values: [
      value("normal", words("Normal", "Normali", "Normāla", "Normaalne", "Нормальная")),
      value("dry", words("Dry", "Sausa", "Sausa", "Kuiv", "Сухая")),
      value("oily", words("Oily", "Riebi", "Taukaina", "Rasune", "Жирная")),
      value(
        "combination",
        words("Combination", "Mišri", "Jaukta", "Kombineeritud", "Комбинированная"),
      ),
      value("sensitive", words("Sensitive", "Jautri", "Jutīga", "Tundlik", "Чувствительная")),
    ],
  }),
  buildField({
    id: 27,
    key: "volume",
    titles: words("Volume", "Tūris", "Tilpums", "Maht", "Объём"),
    values: [30, 50, 75, 100, 150, 200, 300].map(millilitres),
  }),
  buildField({
    id: 28,
    key: "scent",
    titles: words("Scent", "Kvapas", "Smarža", "Lõhn", "Аромат"),
    values: [
      value("floral", words("Floral", "Gėlių", "Ziedu", "Lilleline", "Цветочный")),
      value("citrus", words("Citrus", "Citrusų", "Citrusu", "Tsitruseline", "Цитрусовый")),
      value("woody", words("Woody", "Medienos", "Koksnes", "Puiduline", "Древесный")),
      value("fresh", words("Fresh", "Gaivus", "Svaiga", "Värske", "Свежий")),
      value("spicy", words("Spicy", "Prieskonių", "Garšvielu", "Vürtsikas", "Пряный")),
      value("gourmand", words("Sweet", "Saldus", "Salda", "Magus", "Сладкий")),
    ],
  }),
  buildField({
    id: 29,
    key: "finish",
    titles: words("Finish", "Efektas", "Efekts", "Viimistlus", "Финиш"),
    isDisabled: true,
    values: [
      value("matte", words("Matte", "Matinis", "Matēts", "Matt", "Матовый")),
      value("satin", words("Satin", "Satininis", "Satīna", "Satiinine", "Сатиновый")),
      value("glossy", words("Glossy", "Blizgus", "Spīdīgs", "Läikiv", "Глянцевый")),
      value("metallic", words("Metallic", "Metalinis", "Metālisks", "Metallik", "Металлический")),
    ],
  }),
  buildField({
    id: 30,
    key: "spf",
    titles: words(
      "Sun protection",
      "Apsauga nuo saulės",
      "Aizsardzība pret sauli",
      "Päikesekaitse",
      "Защита от солнца",
    ),
    isDisabled: true,
    values: [plain("spf30", "SPF 30"), plain("spf50", "SPF 50")],
  }),
  buildField({
    id: 37,
    key: "free-of",
    titles: words("Composition", "Sudėtis", "Sastāvs", "Koostis", "Состав"),
    isDisabled: true,
    values: [
      value("vegan", words("Vegan", "Veganiška", "Vegāns", "Vegan", "Веганский")),
      value(
        "fragrance-free",
        words(
          "Without fragrance",
          "Be kvapiųjų medžiagų",
          "Bez smaržvielām",
          "Lõhnaaineteta",
          "Без отдушек",
        ),
      ),
      value(
        "alcohol-free",
        words("Without alcohol", "Be alkoholio", "Bez spirta", "Alkoholita", "Без спирта"),
      ),
    ],
  }),
];
