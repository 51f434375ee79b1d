import { localised } from "../localised-text.ts";
import { apart, branch, type CategoryBranch } from "./category-builder.ts";
import { NAME } from "./category-names.ts";

const WOMEN = localised("Women", "Moterims", "Sievietēm", "Naistele", "Женщинам");
const MEN = localised("Men", "Vyrams", "Vīriešiem", "Meestele", "Мужчинам");

/** SPEC §9, first set: five roots; below them goods are first divided by whom they are for. */
export const FIRST_SET: readonly CategoryBranch[] = [
  branch(
    [2, "electronics", "electronics"],
    NAME.electronics,
    branch(
      [3001, "phones-and-tablets", "phones"],
      localised(
        "Phones and tablets",
        "Telefonai ir planšetės",
        "Tālruņi un planšetes",
        "Telefonid ja tahvlid",
        "Телефоны и планшеты",
      ),
      branch([3002, "smartphones", "phones"], NAME.smartphones),
      branch([3003, "tablets", "phones"], NAME.tablets),
      apart(
        branch(
          [3004, "power-banks", "gadgets"],
          localised(
            "Power banks",
            "Išorinės baterijos",
            "Ārējie akumulatori",
            "Akupangad",
            "Внешние аккумуляторы",
          ),
        ),
      ),
    ),
    branch(
      [3005, "computers", "computers"],
      localised(
        "Computers",
        "Kompiuterių technika",
        "Datortehnika",
        "Arvutitehnika",
        "Компьютерная техника",
      ),
      branch([3006, "laptops", "computers"], NAME.laptops),
      branch([3007, "monitors", "screens"], NAME.monitors),
      branch(
        [3008, "keyboards", "gadgets"],
        localised("Keyboards", "Klaviatūros", "Tastatūras", "Klaviatuurid", "Клавиатуры"),
      ),
    ),
    branch(
      [3009, "home-cinema", "screens"],
      localised("Home cinema", "Namų kinas", "Mājas kinozāle", "Kodukino", "Домашний кинотеатр"),
      branch([3010, "televisions", "screens"], NAME.televisions),
      branch(
        [3011, "home-speakers", "sound"],
        localised(
          "Home speakers",
          "Namų garso kolonėlės",
          "Mājas skaļruņi",
          "Kodukõlarid",
          "Домашняя акустика",
        ),
      ),
    ),
    branch([3012, "cameras", "screens"], NAME.cameras),
    branch(
      [3013, "audio", "sound"],
      localised(
        "Portable audio",
        "Nešiojamoji garso technika",
        "Portatīvā audiotehnika",
        "Kaasaskantav heli",
        "Портативное аудио",
      ),
      branch([3014, "headphones", "sound"], NAME.headphones),
      branch(
        [3015, "earbuds", "sound"],
        localised(
          "Earbuds",
          "Belaidės ausinės",
          "Bezvadu austiņas",
          "Nööpkõrvaklapid",
          "Беспроводные наушники",
        ),
      ),
      branch(
        [3016, "portable-speakers", "sound"],
        localised(
          "Portable speakers",
          "Nešiojamosios kolonėlės",
          "Pārnēsājamie skaļruņi",
          "Kaasaskantavad kõlarid",
          "Портативные колонки",
        ),
      ),
    ),
    branch(
      [3017, "gaming", "gadgets"],
      NAME.gaming,
      branch(
        [3018, "gamepads", "gadgets"],
        localised("Gamepads", "Žaidimų pultai", "Spēļu kontrolieri", "Mängupuldid", "Геймпады"),
      ),
      branch(
        [3019, "gaming-headsets:headsets", "sound"],
        localised(
          "Gaming headsets",
          "Žaidimų ausinės",
          "Spēļu austiņas",
          "Mängurikõrvaklapid",
          "Игровые гарнитуры",
        ),
      ),
    ),
    branch([3020, "smartwatches", "sound"], NAME.smartwatches),
  ),
  branch(
    [2511, "clothes", "clothes"],
    NAME.clothes,
    branch(
      [3021, "women-clothes:women", "clothes"],
      WOMEN,
      branch([3022, "women-dresses:dresses", "clothes"], NAME.dresses),
      branch([3023, "women-t-shirts:t-shirts", "clothes"], NAME.tShirts),
      branch([3024, "women-blouses:shirts", "clothes"], NAME.shirts),
      branch([3025, "women-sweaters:sweaters", "clothes"], NAME.sweaters),
      branch(
        [3026, "women-jackets:jackets-and-coats", "clothes"],
        localised(
          "Jackets and coats",
          "Striukės ir paltai",
          "Jakas un mēteļi",
          "Joped ja mantlid",
          "Куртки и пальто",
        ),
      ),
      branch([3027, "women-jeans:jeans", "clothes"], NAME.jeans),
      branch([3028, "women-skirts:skirts", "clothes"], NAME.skirts),
    ),
    branch(
      [3029, "men-clothes:men", "clothes"],
      MEN,
      branch([3030, "men-t-shirts:t-shirts", "clothes"], NAME.tShirts),
      branch([3031, "men-shirts:shirts", "clothes"], NAME.shirts),
      branch([3032, "men-sweaters:sweaters", "clothes"], NAME.sweaters),
      branch(
        [3033, "men-jackets:jackets-and-coats", "clothes"],
        localised(
          "Jackets and coats",
          "Striukės ir paltai",
          "Jakas un mēteļi",
          "Joped ja mantlid",
          "Куртки и пальто",
        ),
      ),
      branch([3034, "men-jeans:jeans", "clothes"], NAME.jeans),
      branch([3035, "men-shorts:shorts", "clothes"], NAME.shorts),
    ),
    branch([3036, "hoodies", "clothes"], NAME.hoodies),
    branch(
      [3037, "sportswear", "clothes"],
      localised(
        "Sportswear",
        "Sportinė apranga",
        "Sporta apģērbi",
        "Spordirõivad",
        "Спортивная одежда",
      ),
    ),
    branch([3038, "kids-clothes:kids", "clothes"], NAME.kidsClothes),
  ),
  branch(
    [1932, "footwear", "shoes"],
    NAME.footwear,
    branch(
      [3039, "women-shoes:women", "heeled"],
      WOMEN,
      branch([3040, "women-sneakers:sneakers", "shoes"], NAME.sneakers),
      branch([3041, "heels", "heeled"], NAME.heels),
      branch([3042, "ankle-boots", "heeled"], NAME.ankleBoots),
      branch([3043, "women-loafers:loafers", "heeled"], NAME.loafers),
      branch([3044, "women-sandals:sandals", "heeled"], NAME.sandals),
    ),
    branch(
      [3045, "men-shoes:men", "shoes"],
      MEN,
      branch([3046, "men-sneakers:sneakers", "shoes"], NAME.sneakers),
      branch(
        [3047, "men-boots:boots", "shoes"],
        localised("Leather boots", "Odiniai batai", "Ādas zābaki", "Nahksaapad", "Кожаные ботинки"),
      ),
      branch([3048, "men-loafers:loafers", "shoes"], NAME.loafers),
      branch([3049, "men-sandals:sandals", "shoes"], NAME.sandals),
    ),
    branch([3050, "running-shoes", "shoes"], NAME.runningShoes),
    branch(
      [3051, "outdoor-boots", "shoes"],
      localised(
        "Hiking and winter boots",
        "Žygio ir žieminiai batai",
        "Pārgājienu un ziemas zābaki",
        "Matka- ja talvesaapad",
        "Треккинговая и зимняя обувь",
      ),
    ),
    branch([3052, "kids-shoes:kids", "shoes"], NAME.kidsShoes),
  ),
  branch(
    [1941, "accessories", "worn"],
    NAME.accessories,
    branch(
      [3053, "bags", "bags"],
      localised(
        "Bags and luggage",
        "Krepšiai ir lagaminai",
        "Somas un bagāža",
        "Kotid ja kohvrid",
        "Сумки и багаж",
      ),
      branch([3054, "handbags", "bags"], NAME.handbags),
      branch([3055, "backpacks", "bags"], NAME.backpacks),
      branch([3056, "suitcases", "bags"], NAME.suitcases),
    ),
    branch([3057, "wallets", "bags"], NAME.wallets),
    branch([3058, "belts", "worn"], NAME.belts),
    branch([3059, "sunglasses", "glasses"], NAME.sunglasses),
    branch([3060, "watches", "watches"], NAME.watches),
    branch([3061, "jewellery", "worn"], NAME.jewellery),
    branch(
      [3062, "warm-things", "worn"],
      localised(
        "Hats, scarves, gloves",
        "Kepurės, šalikai, pirštinės",
        "Cepures, šalles, cimdi",
        "Mütsid, sallid, kindad",
        "Шапки, шарфы, перчатки",
      ),
      branch([3063, "hats", "worn"], NAME.hats),
      branch([3064, "scarves", "worn"], NAME.scarves),
      branch([3065, "gloves", "worn"], NAME.gloves),
    ),
  ),
  branch(
    [1984, "cosmetics", "beauty"],
    NAME.cosmetics,
    branch(
      [3066, "perfumes", "perfume"],
      NAME.perfumes,
      branch([3067, "women-perfumes:women", "perfume"], WOMEN),
      branch([3068, "men-perfumes:men", "perfume"], MEN),
    ),
    branch(
      [3069, "face-care", "skin"],
      NAME.faceCare,
      branch(
        [3070, "face-creams", "skin"],
        localised("Face creams", "Veido kremai", "Sejas krēmi", "Näokreemid", "Кремы для лица"),
      ),
      branch(
        [3071, "serums", "skin"],
        localised("Serums", "Serumai", "Serumi", "Seerumid", "Сыворотки"),
      ),
      branch(
        [3072, "cleansers", "skin"],
        localised("Cleansers", "Veido prausikliai", "Sejas attīrīšana", "Näopuhastus", "Очищение"),
      ),
    ),
    branch(
      [3073, "body-care", "skin"],
      NAME.bodyCare,
      branch(
        [3074, "hand-and-body", "skin"],
        localised(
          "Hands and body",
          "Rankoms ir kūnui",
          "Rokām un ķermenim",
          "Kätele ja kehale",
          "Для рук и тела",
        ),
      ),
      branch([3075, "sun-care", "sun"], NAME.sunCare),
      branch(
        [3076, "beard-care", "beauty"],
        localised(
          "Beard care",
          "Barzdos priežiūra",
          "Bārdas kopšana",
          "Habemehooldus",
          "Уход за бородой",
        ),
      ),
    ),
    branch(
      [3077, "hair-care", "beauty"],
      localised(
        "Hair care",
        "Plaukų priežiūra",
        "Matu kopšana",
        "Juuksehooldus",
        "Уход за волосами",
      ),
    ),
    branch(
      [3078, "make-up", "make_up"],
      NAME.makeUp,
      branch([3079, "lips", "make_up"], NAME.lips),
      branch([3080, "eyes", "make_up"], NAME.eyes),
    ),
  ),
];
