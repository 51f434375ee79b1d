import { describe, expect, it } from "vitest";
import { fold } from "../analysis/fold.ts";
import { stemmerOf } from "./stemmer.ts";

/** Each line: forms of one word, with or without diacritics. */
const TOGETHER: Readonly<Record<string, string>> = {
  en: `
    shoe shoes
    dress dresses
    watch watches
    brush brushes
    box boxes
    battery batteries
    accessory accessories
    woman women womens
    man men mens
    child children
    knife knives
    scarf scarves
    hoodie hoodies
    headphone headphones
    lens lenses
    glove gloves
    laptop laptops
    foot feet
    tooth teeth
    mouse mice
    shelf shelves
    leaf leaves
    cookie cookies
    beanie beanies
    movie movies
    selfie selfies
    smoothie smoothies
    onesie onesies
    axe axes
    toe toes
    kid kids
    ad ads
    bag bags`,
  lt: `
    batai batas batų batus batais batams batuose batu bato
    bateliai batelis batelių batelius bateliais bateliams
    knyga knygos knygų knygas knygoms knygomis
    suknelė suknelės suknelių sukneles suknele sukneles
    striukė striukės striukių striukes
    kelnės kelnių kelnes kelnėms
    telefonas telefonai telefonų telefono telefonus
    laikrodis laikrodžiai laikrodžių laikrodžio laikrodį laikrodi
    dviratis dviračiai dviračio dviračių
    sportbačiai sportbačius sportbačių sportbatis
    ausinės ausinių ausines ausinėms
    kuprinė kuprinės kuprinių
    marškinėliai marškinėlių marškinėlius marskineliai
    marškiniai marškinių marškinius
    juodas juoda juodi juodos juodų juodus juodą
    juodasis juoduosius juodosioms juodiesiems juodaisiais juodosiose
    vanduo vandens vandeniui vandenį
    žmogus žmonės žmonių žmonėms
    dukra dukros dukrai dukterims
    moteriškas moteriška moteriški moteriškos moteriškų
    moterims moterys moterų moteris moters
    vaikai vaikams vaikų
    žieminis žieminiai žieminės žieminė žieminių
    kremas kremai kremo kremų
    kvepalai kvepalų kvepalus
    rankinė rankinės rankinių
    išmanusis išmaniojo išmanieji
    kompiuteris kompiuteriai kompiuterio kompiuterių
    šunys šunims šunų šuo`,
  lv: `
    kurpes kurpju kurpe kurpēm
    zābaki zābaku zābakus zābakiem zābaks
    telefons telefoni telefonu telefonus
    krekls krekli kreklu kreklus
    jaka jakas jaku jakām
    kleita kleitas kleitu
    soma somas somu
    bikses bikšu biksēm
    pulkstenis pulksteņi pulksteņu pulksteni
    austiņas austiņu austiņām
    krēms krēmi krēmu
    sieviete sieviešu sievietēm sievietes
    vīrietis vīriešu vīriešiem
    bērns bērni bērnu bērniem
    melns melna melni melnas melnu
    grāmata grāmatas grāmatu
    cepure cepures cepuru
    jaunietis jauniešu jauniešiem
    šokolāde šokolādes šokolāžu
    blēde blēdes blēžu
    brokastis brokastu
    tēja tējas tēju
    apavi apavu apavus apaviem`,
  et: `
    kingad kingade kingi king kinga
    saapad saapaid saabaste saabas
    matkasaapad matkasaapaid matkasaabaste matkasaabas matkasaapa
    laud laua lauad laudade laudu
    mees mehed meeste mehe meestele
    voodi voodid voodite voodit
    valge valged valgete valgeid
    kinnas kinda kindad kinnaste kindaid
    ratas ratta rattad rattaid
    jalgratas jalgratta jalgrattad jalgrattaid
    käsi käed käte kätele
    kaelakee kaelakeed kaelakett kaelaketid kaelaketi
    pesu pesud
    tass tassid tasside
    vaip vaiba vaibad
    prillid prillide prille
    koer koerad koerte koertele
    kass kassid kassidele
    maasikad maasikate
    telefon telefonid telefonide telefoni telefone
    särk särgid särkide särgi särke
    kleit kleidid kleitide kleidi kleite
    kott kotid kottide koti kottidele kottidega kottidest kottidel
    seljakott seljakotid seljakottide seljakoti
    jope joped jopede jopesid
    jalatsid jalatsite jalats jalatsi
    püksid pükste pükse püksi
    müts mütsid mütside mütsi
    kõrvaklapid kõrvaklappide kõrvaklapp
    kell kellad kellade kella
    punane punased punaste punasele punasega punastele punastega punaseid
    must mustad musta mustade
    naiste naistele naine naised
    laste lastele laps lapsed
    raamat raamatud raamatute raamatu
    kreem kreemid kreemi kreemide
    lamp lambid lampide lambi`,
  ru: `
    кроссовки кроссовок кроссовками кроссовкам
    ботинки ботинок ботинками
    сумка сумки сумок сумку сумкой
    рубашка рубашки рубашек рубашку
    футболка футболки футболок
    куртка куртки курток куртку
    платье платья платьев платью
    телефон телефоны телефонов телефона
    наушники наушников наушник
    часы часов часам
    джинсы джинсов
    носки носок носков
    женский женская женские женское женских женскую
    чёрный черная чёрные чёрного черный
    детский детские детская
    шапка шапки шапок
    сапоги сапог сапогов
    туфли туфель туфлями
    крем кремы крема кремов
    духи духов
    кольцо кольца колец
    очки очков
    кресло кресла кресел
    письмо письма писем
    чай чая чаю чаев
    окно окна окон
    серьги серёжки серёг
    семья семьи семью семей
    ребёнок ребёнка ребёнку
    дети детей детям
    полотенце полотенец
    стул стулья стульев
    синий синяя синие синего`,
};

/** Each line: words that must have different stems. */
const APART: Readonly<Record<string, string>> = {
  en: "shoe show\nbus bush\nglass glove\npan pants\nnews new\nglass glasses\nseries serie\nwatch water",
  lt: "batai baltas\nkremas krėslas\nmarškiniai marškinėliai\nrankinė rankos\nkelnės kelionė\nstalas stalčius\npica pita",
  lv: "kurpes kurpnieks\njaka jakts\nkrekls krēsls\nmelns melnene",
  et: "kingad kingitus\nsärk särav\nkell kelm\nkleit klient\nkreem kruus\npesu pesa\nking kink",
  ru: "кроссовки кроссворд\nсумка сумма\nрубашка рубанок\nплатье плитка\nкуртка курс\nочки очаг\nдухи духовка\nкопьё копия",
};

function lines(table: string): string[][] {
  return table
    .split("\n")
    .map((line) => line.trim().split(" "))
    .filter((words) => words.length > 1);
}

describe.each(Object.keys(TOGETHER))("stems of %s", (language) => {
  const stem = stemmerOf(language);
  const stems = (words: readonly string[]) => [...new Set(words.map((word) => stem(fold(word))))];

  it.each(lines(TOGETHER[language] ?? ""))("all forms of %s have one stem", (...words) => {
    expect(stems(words)).toHaveLength(1);
  });

  it.each(lines(APART[language] ?? ""))("%s and %s have different stems", (...words) => {
    expect(stems(words)).toHaveLength(words.length);
  });
});

describe("words with digits or without vowels", () => {
  it.each(["gps", "iphone13s", "13s"])("%s is its own stem", (name) => {
    expect(stemmerOf("en")(name)).toBe(name);
  });
});

describe("languages without rules", () => {
  it("keep their words unchanged", () => {
    expect(stemmerOf("de")("schuhe")).toBe("schuhe");
    expect(stemmerOf("__proto__")("schuhe")).toBe("schuhe");
  });
});
