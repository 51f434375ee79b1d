import type { GoodsKind } from "./goods-kind.ts";
import { pathOf, wordList, wordsOf } from "./goods-words.ts";

/** Goods that we neither buy nor carry, and goods that staff must check first (FAQ "What do you not carry?"). */
const PROHIBITED = [
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
] as const;
const RESTRICTED = ["batteries", "liquids", "drones", "unclear"] as const;
const GOODS_RULES = [...PROHIBITED, ...RESTRICTED] as const;
type GoodsRule = (typeof GOODS_RULES)[number];
type GoodsVerdict =
  | { level: "prohibited"; rule: (typeof PROHIBITED)[number] }
  | { level: "restricted"; rule: (typeof RESTRICTED)[number] };

/**
 * English, Lithuanian, Latvian, Estonian, Russian. A star stands for any ending; a word without a star
 * must match exactly, since "wine" is not "wineglass". Only unambiguous words are prohibited; staff check
 * goods whose words may also mean ordinary goods.
 */
const WORDS: Record<GoodsRule, string> = {
  weapons:
    "handgun* revolver* rifle* shotgun* firearm* ammo ammunition* weapon* taser* stungun* stun-gun* pepperspray pepper-spray ginkl* šautuv* šovin* ieroč* ierocis šauten* munīcij* relv* jahipüss* оружи* ружь* винтовк* револьвер*",
  drugs:
    "cannabis marijuana cocaine heroin mdma kanap* marihuan* kokain* narkotik* narkootik* heroinas heroīns heroiin* марихуан* кокаин* наркотик* героин каннабис*",
  medicines:
    "medicines medication* antibiotic* viagra ozempic vaistai vaistas antibiotik* medikament* antibiotikum* ravim* антибиотик* лекарство лекарства",
  alcohol:
    "vodka liqueur* tequila degtinė vynas konjakas šampanas viskis degvīns vīns šņabis viin õlu šampus водка вино пиво коньяк",
  tobacco:
    "cigarettes vape vapes ecigarette* e-cigarette* iqos nicotine snus tabak* cigarete* cigarečių cigarešu cigarai sigaret* tubak* sigaar* табак* сигарет* сигары вейп*",
  animals: "live-animal* ivory-tusk* gyvi-gyvūn* dzīvi-dzīvniek* elusloom* живые-животные",
  perishables:
    "fresh-food fresh-meat seeds mėsa sūris pienas sviestas sėklos gaļa siers piens sviests sēklas liha juust seemned мясо семена",
  money:
    "banknote* bullion giftcard* gift-card* securities banknot* dovanų-kort* dāvanu-kart* pangatäh* kinkekaart* банкнот* слиток слитки купюр*",
  counterfeits:
    "counterfeit* knockoff* fake-brand klastot* padirb* viltot* võltsing* koopiakaup подделк*",
  dangerous:
    "explosive* firework* firecracker* dynamite butane propane sprogm* fejerverk* petard* sprāgst* uguņošan* väävelhape soolhape lõhkeaine* ilutulesti* взрывчат* фейерверк* петард*",
  batteries:
    "battery batteries powerbank* power-bank* accumulator* lithium baterij* akumuliator* ličio išorinė-baterija akumulator* litija ārējais-akumulators aku akud akupank* liitium* батаре* аккумулятор* повербанк* литиев*",
  liquids:
    "perfume* cologne aerosol* hairspray* nail-polish varnish* kvepal* aerozol* nagų-lak* lakas smarž* aerosol* nagulak* lõhnaõl* parfüüm* küünelakk* духи парфюм* аэрозол* лак",
  drones: "drone drones quadcopter* dronas dronai drons droni droon* дрон* квадрокоптер*",
  // Ambiguous words: glue guns, wine glasses, petrol and ivory as colours, kitten heels.
  unclear:
    "gun guns pistol* pistolet* püss püstol* пистолет* silencer* padrun* патрон* medicine prescription* insulin* vaistų zāles лекарств* таблетки инсулин* alcohol alkohol* алкогол* whisky whiskey wine wines beer beers cognac champagne alus vein konjak шампанское виски tobacco cigarette cigar cigars tabac puppy puppies kitten* hamster* reptile* ivory gyvūn* šuniuk* kačiuk* dramblio dzīvniek* kucēn* kaķēn* kutsik* kassipoe* щенок котенок животн* слоновая meat steak steaks cheese milk butter seedling* piim сыр молоко масло lydin* replica* replik* реплик* gasoline petrol fuel acid benzin* rūgšt* benzīn* skābe bensiin* взрыв* бензин* кислота*",
};

const VERDICTS: readonly GoodsVerdict[] = [
  ...PROHIBITED.map((rule) => ({ level: "prohibited" as const, rule })),
  ...RESTRICTED.map((rule) => ({ level: "restricted" as const, rule })),
];
const PATTERNS = VERDICTS.map((verdict) => ({ verdict, isListed: wordList(WORDS[verdict.rule]) }));

type GoodsToCheck = { name: string; options: string; url: string; kind: GoodsKind };

/** Checks name, options and link while the user types; prohibited goods come before those that staff must check. */
export function checkGoodsRules(line: GoodsToCheck): GoodsVerdict | undefined {
  const words = wordsOf(`${line.name} ${line.options} ${pathOf(line.url)}`);
  const found = PATTERNS.find(({ isListed }) => words.some(isListed));
  if (found) return found.verdict;
  return line.kind === "cosmetics" ? { level: "restricted", rule: "liquids" } : undefined;
}
