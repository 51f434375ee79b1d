import type { FieldInput } from "#features/catalogue/domain/catalogue-input.ts";
import { localised } from "../localised-text.ts";
import { buildField, measure, untranslatedValue, value } from "./field-builder.ts";

const millilitres = (amount: number) => measure(`${amount}ml`, amount, "ml", "мл");

export const BEAUTY_FIELDS: readonly FieldInput[] = [
  buildField({
    id: 26,
    key: "skin-type",
    titles: localised("Skin type", "Odos tipas", "Ādas tips", "Nahatüüp", "Тип кожи"),
    values: [
      value("normal", localised("Normal", "Normali", "Normāla", "Normaalne", "Нормальная")),
      value("dry", localised("Dry", "Sausa", "Sausa", "Kuiv", "Сухая")),
      value("oily", localised("Oily", "Riebi", "Taukaina", "Rasune", "Жирная")),
      value(
        "combination",
        localised("Combination", "Mišri", "Jaukta", "Kombineeritud", "Комбинированная"),
      ),
      value("sensitive", localised("Sensitive", "Jautri", "Jutīga", "Tundlik", "Чувствительная")),
    ],
  }),
  buildField({
    id: 27,
    key: "volume",
    titles: localised("Volume", "Tūris", "Tilpums", "Maht", "Объём"),
    values: [30, 50, 75, 100, 150, 200, 300].map(millilitres),
  }),
  buildField({
    id: 28,
    key: "scent",
    titles: localised("Scent", "Kvapas", "Smarža", "Lõhn", "Аромат"),
    values: [
      value("floral", localised("Floral", "Gėlių", "Ziedu", "Lilleline", "Цветочный")),
      value("citrus", localised("Citrus", "Citrusų", "Citrusu", "Tsitruseline", "Цитрусовый")),
      value("woody", localised("Woody", "Medienos", "Koksnes", "Puiduline", "Древесный")),
      value("fresh", localised("Fresh", "Gaivus", "Svaiga", "Värske", "Свежий")),
      value("spicy", localised("Spicy", "Prieskonių", "Garšvielu", "Vürtsikas", "Пряный")),
      value("gourmand", localised("Sweet", "Saldus", "Salda", "Magus", "Сладкий")),
    ],
  }),
  buildField({
    id: 29,
    key: "finish",
    titles: localised("Finish", "Efektas", "Efekts", "Viimistlus", "Финиш"),
    isDisabled: true,
    values: [
      value("matte", localised("Matte", "Matinis", "Matēts", "Matt", "Матовый")),
      value("satin", localised("Satin", "Satininis", "Satīna", "Satiinine", "Сатиновый")),
      value("glossy", localised("Glossy", "Blizgus", "Spīdīgs", "Läikiv", "Глянцевый")),
      value(
        "metallic",
        localised("Metallic", "Metalinis", "Metālisks", "Metallik", "Металлический"),
      ),
    ],
  }),
  buildField({
    id: 30,
    key: "spf",
    titles: localised(
      "Sun protection",
      "Apsauga nuo saulės",
      "Aizsardzība pret sauli",
      "Päikesekaitse",
      "Защита от солнца",
    ),
    isDisabled: true,
    values: [untranslatedValue("spf30", "SPF 30"), untranslatedValue("spf50", "SPF 50")],
  }),
  buildField({
    id: 37,
    key: "free-of",
    titles: localised("Composition", "Sudėtis", "Sastāvs", "Koostis", "Состав"),
    isDisabled: true,
    values: [
      value("vegan", localised("Vegan", "Veganiška", "Vegāns", "Vegan", "Веганский")),
      value(
        "fragrance-free",
        localised(
          "Without fragrance",
          "Be kvapiųjų medžiagų",
          "Bez smaržvielām",
          "Lõhnaaineteta",
          "Без отдушек",
        ),
      ),
      value(
        "alcohol-free",
        localised("Without alcohol", "Be alkoholio", "Bez spirta", "Alkoholita", "Без спирта"),
      ),
    ],
  }),
];
