import type { LanguageRules } from "./language-rules.ts";

export const lt: LanguageRules = {
  endings:
    "iuosiuose uosiuose iesiems aisiais iaisiais uosius iuosius osiose iosiose osioms iosioms osiomis asias iasias " +
    "iuose uose iose ose ese yse iuje uje ioje oje eje yje iame ame iomis omis emis imis umis " +
    "ioms oms ems ims ums iams iams ams iems iais ais ius us ias as is ys ios os es iai ai iui ui iei ei " +
    "asis ysis usis iojo ojo iajam ajam iaji aji ioji oji iosios osios ieji iuju uju iaja aja iaji " +
    "io o ia a e i y iu u s",
  leastLeft: 3,
  softChanges: "c>t dz>d",
  irregular: {
    suo: "suo suns sunys sunims sunu sunis suni",
    vanduo: "vanduo vandens vandeniui vandeni",
    zmogus: "zmogus zmones zmoniu zmonems",
    duktar: "dukra dukros dukrai dukterims",
  },
  stopWords: "ir su be i is ant uz po prie ar nuo del spalvos",
};
