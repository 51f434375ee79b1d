import { entriesOf } from "#core/record.ts";
import type { GoodsKind } from "./goods-kind.ts";
import { fold, wordList } from "./goods-words.ts";

/**
 * English, German, Lithuanian, Latvian, Estonian, Russian; words that do not clearly belong to one kind
 * are left out.
 */
const WORDS: Record<Exclude<GoodsKind, "other">, string> = {
  clothes:
    "clothing shirt* tshirt* tee hoodie* sweater* jumper* jacket* coat coats jeans trousers pants shorts skirt* dress dresses socks underwear pyjama* cardigan* leggings blazer* parka vest kleid* hemd* jacke* mantel hosen pullover marškin* striuk* suknel* suknė* džins* kelnės megztin* paltas kojinės krekl* jaka jakas kleita* bikses džemper* mētelis zeķes särk särgid jope joped kleit* püksid kampsun* mantel* sokid рубашк* футболк* куртк* пальто плать* джинсы брюки свитер* носки худи",
  shoes:
    "shoe shoes sneaker* trainers boot boots sandal* heels loafers slippers schuh* stiefel batai batel* kedai aulin* basut* apav* kurpes zābak* sandales jalats* kingad saapad tossud обувь кроссовк* ботинк* сапоги туфли кеды",
  bags: "bag bags handbag* backpack* rucksack* wallet* suitcase* luggage tasche* rankin* kuprin* lagamin* pinigin* soma somas mugursoma* koferis seljakott* kott kotid kohver rahakott сумк* рюкзак* чемодан* кошел*",
  phones_computers:
    "laptop* notebook macbook* iphone* smartphone* ipad* tablet tablets chromebook* telefonas išmanusis nešiojamasis kompiuter* planšet* telefons viedtālrunis klēpjdator* dators telefon nutitelefon* sülearvuti* arvuti* tahvelarvuti* ноутбук* смартфон* телефон компьютер* планшет*",
  electronics:
    "headphones earbuds speaker* camera* television monitor* console* keyboard* charger* lens router* kopfhörer kamera* ausin* kolonėl* televizor* austiņas skaļrunis kõrvaklapid kõlar* teler* наушник* колонк* камера фотоаппарат* телевизор*",
  watches_jewellery:
    "watch watches necklace* bracelet* earrings jewel* uhr armbanduhr* laikrod* papuošal* auskarai žied* apyrank* pulksten* rotaslieta* auskari gredzen* käekell* ehted kõrvarõngad sõrmus* часы кольцо серьги браслет* ожерель*",
  cosmetics:
    "cosmetic* perfume* parfum* lipstick* mascara shampoo serum moisturizer* moisturiser* kosmetik* kvepal* šampūn* smarž* kosmētik* šampoon lõhnaõl* косметик* духи помад* шампун*",
  toys: "toy toys lego puzzle* doll dolls plush spielzeug* žaisl* lėl* rotaļliet* lell* mänguas* игрушк* кукл* конструктор*",
  sports:
    "bicycle* bike skis snowboard* racket* racquet* dumbbell* yoga tent tents fahrrad zelt dviratis dviračio palapin* slidės velosipēd* telts slēpes jalgratas telk suusad велосипед* палатк* лыжи",
  home: "lamp lamps lampe lampen schreibtischlampe* sofa chair* table* shelf rack pillow* blanket* mug mugs kettle* pan pans cookware vase* curtain* lempa šviestuv* kėd* stalas pagalv* puodel* lampa krēsl* galds spilven* krūze valgusti* tugitool* laud tass padi лампа светильник* стул стол подушк* кружк*",
  car_parts:
    "brake* bumper* headlight* carburetor* alternator* carparts stabdž* bamper* žibint* automobilio bremž* lukturi piduri* esituli тормоз* бампер* фара фары автозапчаст*",
  books:
    "book books paperback hardcover novel novels buch bücher knyga knygos grāmata grāmatas raamat raamatud книга книги",
};

const KINDS = entriesOf(WORDS).map(([kind, words]) => ({
  kind,
  isListed: wordList(words),
}));

/** Guesses the kind from the last word that names a thing, since a laptop bag is a bag. */
export function guessKind(text: string): GoodsKind | undefined {
  for (const word of text
    .split(/[^\p{L}\p{N}]+/u)
    .map(fold)
    .toReversed()) {
    const found = KINDS.find(({ isListed }) => isListed(word));
    if (found) return found.kind;
  }
  return undefined;
}
