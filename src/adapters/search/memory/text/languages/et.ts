import type { LanguageRules } from "./language-rules.ts";

export const et: LanguageRules = {
  endings:
    "adele edele udele idele adega edega udega idega atele etele utele itele atega etega utega itega " +
    "adest edest udest idest adesse adel edel udel idel " +
    "asele>as isele>is astele>as istele>is asega>as isega>is astega>as istega>is aseid>as iseid>is " +
    "ased>as ised>is aste>as iste>is ane>as ine>is ase>as ise>is " +
    "ade ede ude ide ate ete ute ite dele tele dega tega asid esid usid isid " +
    "ad ed ud id de te aga ega uga iga ale ele ule ile alt elt ult ilt ast est ust ist " +
    "asse esse usse isse aks eks uks iks al el ul il as es us is a e u i",
  leastLeft: 3,
  changes: "bb>p pp>p b>p dd>t tt>t d>t gg>k kk>k g>k",
  irregular: {
    saabas: "saabas saapad saapa saabaste saapaid saabastele",
    laud: "laud laua lauad laudade laudu lauda",
    laps: "laps lapsed laste lastele lapse lapsi lapsele",
    mees: "mees mehed meeste meestele mehe mehi mehele",
    voodi: "voodi voodid voodite voodit",
    pesu: "pesu pesud",
    kaelaket: "kaelakee kaelakeed kaelakeede",
    valge: "valge valged valgete valgeid",
    king: "king kinga kingad kingade kingi kingadele",
    kindas: "kindad kinnas kinda kinnaste kindaid",
    ratas: "ratas ratta rattad rataste rattaid",
    kasi: "kasi kaed kate katele",
  },
  stopWords: "ja voi ning kuni ilma koos jaoks",
  compounds: true,
  endsInConsonant: true,
};
