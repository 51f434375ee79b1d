import { localised } from "../localised-text.ts";
import { apart, branch, type CategoryBranch } from "./category-builder.ts";
import { NAME } from "./category-names.ts";

/** SPEC §9, second set: the same five roots; below them goods are divided by what they are. */
export const SECOND_SET: readonly CategoryBranch[] = [
  branch(
    [684, "electronics", "electronics"],
    NAME.electronics,
    branch([4001, "smartphones", "phones"], NAME.smartphones),
    branch([4002, "tablets", "phones"], NAME.tablets),
    branch([4003, "laptops", "computers"], NAME.laptops),
    branch([4004, "monitors", "screens"], NAME.monitors),
    branch([4005, "televisions", "screens"], NAME.televisions),
    branch([4006, "cameras", "screens"], NAME.cameras),
    branch(
      [4007, "sound", "sound"],
      localised("Sound", "Garso technika", "Audiotehnika", "Helitehnika", "Аудиотехника"),
      branch([4008, "headphones", "sound"], NAME.headphones),
      branch(
        [4009, "speakers", "sound"],
        localised("Speakers", "Garso kolonėlės", "Skaļruņi", "Kõlarid", "Колонки"),
      ),
    ),
    branch([4010, "smartwatches", "sound"], NAME.smartwatches),
    branch([4011, "gaming", "gadgets"], NAME.gaming),
    branch(
      [4012, "electronics-accessories:accessories", "gadgets"],
      localised(
        "Accessories for devices",
        "Priedai įrenginiams",
        "Ierīču piederumi",
        "Seadmete tarvikud",
        "Аксессуары для техники",
      ),
      apart(
        branch(
          [4013, "chargers", "gadgets"],
          localised(
            "Chargers and power banks",
            "Krovikliai ir išorinės baterijos",
            "Lādētāji un ārējie akumulatori",
            "Laadijad ja akupangad",
            "Зарядка и внешние аккумуляторы",
          ),
        ),
      ),
      branch(
        [4014, "computer-accessories:keyboards", "gadgets"],
        localised("Keyboards", "Klaviatūros", "Tastatūras", "Klaviatuurid", "Клавиатуры"),
      ),
    ),
  ),
  branch(
    [2707, "clothes", "clothes"],
    NAME.clothes,
    branch([4015, "dresses", "clothes"], NAME.dresses),
    branch([4016, "t-shirts", "clothes"], NAME.tShirts),
    branch([4017, "shirts", "clothes"], NAME.shirts),
    branch(
      [4018, "outerwear", "clothes"],
      localised("Outerwear", "Viršutiniai drabužiai", "Virsdrēbes", "Üleriided", "Верхняя одежда"),
      branch(
        [4019, "jackets", "clothes"],
        localised("Jackets", "Striukės", "Jakas", "Joped", "Куртки"),
      ),
      branch(
        [4020, "coats", "clothes"],
        localised("Coats", "Paltai", "Mēteļi", "Mantlid", "Пальто"),
      ),
    ),
    branch([4021, "sweaters", "clothes"], NAME.sweaters),
    branch([4022, "hoodies", "clothes"], NAME.hoodies),
    branch([4023, "jeans", "clothes"], NAME.jeans),
    branch([4024, "skirts", "clothes"], NAME.skirts),
    branch([4025, "shorts", "clothes"], NAME.shorts),
    branch([4026, "kids-clothes:kids", "clothes"], NAME.kidsClothes),
  ),
  branch(
    [2429, "footwear", "shoes"],
    NAME.footwear,
    branch(
      [4027, "sneakers", "shoes"],
      localised(
        "Sneakers and running shoes",
        "Laisvalaikio ir bėgimo bateliai",
        "Brīvā laika un skriešanas apavi",
        "Vabaaja- ja jooksujalatsid",
        "Кеды и кроссовки",
      ),
      branch([4028, "casual-sneakers:casual", "shoes"], NAME.sneakers),
      branch([4029, "running-shoes:running", "shoes"], NAME.runningShoes),
    ),
    branch(
      [4030, "boots", "shoes"],
      localised("Boots", "Batai", "Zābaki", "Saapad", "Ботинки"),
      branch([4031, "ankle-boots", "heeled"], NAME.ankleBoots),
      branch(
        [4032, "hiking-boots:hiking", "shoes"],
        localised(
          "Hiking boots",
          "Žygio batai",
          "Pārgājienu zābaki",
          "Matkasaapad",
          "Треккинговые ботинки",
        ),
      ),
      branch(
        [4033, "winter-boots:winter", "shoes"],
        localised(
          "Winter boots",
          "Žieminiai batai",
          "Ziemas zābaki",
          "Talvesaapad",
          "Зимние ботинки",
        ),
      ),
    ),
    branch([4034, "heels", "heeled"], NAME.heels),
    branch([4035, "sandals", "heeled"], NAME.sandals),
    branch([4036, "loafers", "shoes"], NAME.loafers),
    branch([4037, "kids-shoes:kids", "shoes"], NAME.kidsShoes),
  ),
  branch(
    [2443, "accessories", "worn"],
    NAME.accessories,
    branch([4038, "handbags", "bags"], NAME.handbags),
    branch([4039, "backpacks", "bags"], NAME.backpacks),
    branch([4040, "suitcases", "bags"], NAME.suitcases),
    branch([4041, "wallets", "bags"], NAME.wallets),
    branch([4042, "belts", "worn"], NAME.belts),
    branch([4043, "sunglasses", "glasses"], NAME.sunglasses),
    branch([4044, "watches", "watches"], NAME.watches),
    branch([4045, "jewellery", "worn"], NAME.jewellery),
    branch([4046, "hats", "worn"], NAME.hats),
    branch([4047, "scarves", "worn"], NAME.scarves),
    branch([4048, "gloves", "worn"], NAME.gloves),
  ),
  branch(
    [2471, "cosmetics", "beauty"],
    NAME.cosmetics,
    branch([4049, "perfumes", "perfume"], NAME.perfumes),
    branch([4050, "face-care", "skin"], NAME.faceCare),
    branch([4051, "body-care", "skin"], NAME.bodyCare),
    branch([4052, "sun-care", "sun"], NAME.sunCare),
    branch(
      [4053, "hair-and-beard", "beauty"],
      localised(
        "Hair and beard",
        "Plaukams ir barzdai",
        "Matiem un bārdai",
        "Juustele ja habemele",
        "Для волос и бороды",
      ),
    ),
    branch(
      [4054, "make-up", "make_up"],
      NAME.makeUp,
      branch([4055, "lips", "make_up"], NAME.lips),
      branch([4056, "eyes", "make_up"], NAME.eyes),
    ),
  ),
];
