import type { LanguageRules } from "./language-rules.ts";

export const lv: LanguageRules = {
  endings:
    "ajiem ajai ajam ajas ajos aja ajo ais iem iems ai ei am em im um us as es os is ie ij " +
    "bju>b pju>p mju>m vju>v fju>f bja>b pja>p mja>m vja>v bji>b pji>p mji>m vji>v bjiem>b pjiem>p mjiem>m vjiem>v " +
    "bjus>b pjus>p mjus>m vjus>v u a i e o s",
  leastLeft: 3,
  irregular: {
    sieviet: "sieviesu sievietes sieviete sievietem sieviesiem",
    viriet: "viriesu viriesiem virietis viriesi virietim",
    jauniet: "jauniesu jauniesiem jaunietis jauniesi",
    sokolad: "sokolazu",
    bled: "blezu blede bledes",
  },
  stopWords: "un ar bez no uz par pie vai ka lidz",
  compounds: true,
};
