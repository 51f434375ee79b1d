import type { GoodsKind } from "./goods-kind.ts";

/** What we neither buy nor carry, and what somebody has to look at first (FAQ "What do you not carry?"). */
export const GOODS_RULES = [
  "weapons",
  "drugs",
  "medicines",
  "alcohol",
  "tobacco",
  "animals",
  "perishables",
  "money",
  "counterfeits",
  "dangerous",
  "batteries",
  "liquids",
  "drones",
] as const;
export type GoodsRule = (typeof GOODS_RULES)[number];
export type GoodsVerdict = { rule: GoodsRule; level: "prohibited" | "restricted" };

const RESTRICTED: readonly GoodsRule[] = ["batteries", "liquids", "drones"];

/**
 * English, Lithuanian, Latvian, Estonian, Russian. A star stands for any ending; without it the word is
 * meant as it is, since "gun" is not "gunmetal".
 */
const WORDS: Record<GoodsRule, string> = {
  weapons:
    "gun guns handgun* pistol* revolver* rifle* shotgun* firearm* ammo ammunition* weapon* silencer* taser* stungun* pepperspray ginkl* pistolet* šautuv* šovin* revolver* ieroč* ierocis pistol* šauten* munīcij* relv* püstol* püss padrun* оружи* пистолет* ружь* винтовк* патрон* револьвер*",
  drugs:
    "cannabis marijuana cocaine heroin* mdma kanap* marihuan* kokain* narkotik* narkootik* heroiin* марихуан* кокаин* наркотик* героин* каннабис*",
  medicines:
    "medicine medicines medication* antibiotic* prescription* viagra insulin* ozempic vaistai vaistas vaistų antibiotik* zāles medikament* antibiotikum* ravim* лекарств* антибиотик* таблетки инсулин*",
  alcohol:
    "alcohol whisky whiskey vodka wine wines beer beers cognac champagne liqueur* tequila alkohol* degtinė vynas alus konjakas šampanas viskis degvīns vīns šņabis viin vein õlu konjak šampus алкогол* водка вино пиво коньяк шампанское виски",
  tobacco:
    "tobacco cigarette* cigar cigars vape vapes ecigarette* iqos nicotine snus tabak* cigaret* cigarai tabac* sigaret* tubak* sigaar* табак* сигарет* сигар* вейп*",
  animals:
    "puppy puppies kitten* hamster* reptile* ivory gyvūn* šuniuk* kačiuk* dramblio dzīvniek* kucēn* kaķēn* loom* kutsik* kassipoe* щенок котенок животн* слоновая",
  perishables:
    "meat steak steaks cheese milk butter fresh-food seeds seedling* mėsa sūris pienas sviestas sėklos gaļa siers piens sviests sēklas liha juust piim või seemned мясо сыр молоко масло семена",
  money:
    "banknote* bullion giftcard* gift-card* securities banknot* lydin* dovanų-kort* dāvanu-kart* pangatäh* kinkekaart* банкнот* слиток слитки купюр*",
  counterfeits:
    "replica* counterfeit* knockoff* fake-brand replik* klastot* padirb* viltot* võltsing* koopiakaup реплик* подделк*",
  dangerous:
    "explosive* firework* firecracker* dynamite gasoline petrol fuel acid butane propane sprogm* fejerverk* petard* benzin* rūgšt* sprāgst* uguņošan* benzīn* skābe lõhkeaine* ilutulesti* bensiin* hape взрыв* фейерверк* петард* бензин* кислота*",
  batteries:
    "battery batteries powerbank* power-bank* accumulator* lithium baterij* akumuliator* ličio išorinė-baterija akumulator* litija ārējais-akumulators aku akud akupank* liitium* батаре* аккумулятор* повербанк* литиев*",
  liquids:
    "perfume* cologne aerosol* hairspray* nail-polish varnish* kvepal* aerozol* nagų-lak* lakas smarž* aerosol* nagulak* lõhnaõl* parfüüm* küünelakk* духи парфюм* аэрозол* лак",
  drones: "drone drones quadcopter* dronas dronai drons droni droon* дрон* квадрокоптер*",
};

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

type Pattern = { rule: GoodsRule; whole: ReadonlySet<string>; stems: readonly string[] };

const PATTERNS: Pattern[] = GOODS_RULES.map((rule) => {
  const words = WORDS[rule].split(" ").map(fold);
  return {
    rule,
    whole: new Set(words.filter((word) => !word.endsWith("*"))),
    stems: words.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1)),
  };
});

/** Words, and pairs of neighbours: "power bank" is one thing. */
function wordsOf(text: string): string[] {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const pairs = words.slice(1).map((word, at) => `${words[at]}-${word}`);
  return [...words, ...pairs];
}

export type JudgedGoods = { name: string; options: string; url: string; kind: GoodsKind };

/** Told at once, by name, details and link; what nobody may buy counts before what has to be looked at. */
export function judgeGoods(line: JudgedGoods): GoodsVerdict | undefined {
  const words = wordsOf(`${line.name} ${line.options} ${pathWords(line.url)}`);
  const found = PATTERNS.find(({ whole, stems }) =>
    words.some((word) => whole.has(word) || stems.some((stem) => word.startsWith(stem))),
  );
  const rule = found?.rule ?? (line.kind === "cosmetics" ? "liquids" : undefined);
  return rule && { rule, level: RESTRICTED.includes(rule) ? "restricted" : "prohibited" };
}

/** Without the shop's own name: a wine shop sells glasses, too. */
function pathWords(link: string): string {
  if (!URL.canParse(link)) return "";
  try {
    return decodeURIComponent(new URL(link).pathname);
  } catch {
    return "";
  }
}
