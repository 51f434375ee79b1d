import { localised } from "../localised-text.ts";
import type { Brand } from "./brand.ts";

export const COSMETICS_BRANDS: readonly Brand[] = [
  {
    name: "Rasove",
    code: "RAS",
    tier: 0.5,
    about: localised(
      "Rasove lists every ingredient with its share on the box.",
      "„Rasove“ ant dėžutės nurodo kiekvienos sudedamosios dalies kiekį.",
      "Rasove uz kārbiņas norāda katras sastāvdaļas daudzumu.",
      "Rasove kirjutab karbile iga koostisosa koguse.",
      "Rasove указывает на коробке долю каждого ингредиента.",
    ),
    makes: {
      "face-cream": "Rasa_01 Rasa_02 Rytas Vakaras",
      serum: "Lašas Lašas_C Šaltinis",
      cleanser: "Versmė Puta",
      "hand-cream": "Delnas Pievos Viešnagė*12",
    },
  },
  {
    name: "Fleur d'Orme",
    code: "FLE",
    tier: 0.7,
    about: localised(
      "Fleur d'Orme composes scents around one flower at a time.",
      "„Fleur d'Orme“ kvapus kuria apie vieną gėlę.",
      "Fleur d'Orme smaržas veido ap vienu ziedu.",
      "Fleur d'Orme loob lõhna ühe lille ümber.",
      "Fleur d'Orme строит аромат вокруг одного цветка.",
    ),
    makes: {
      "eau-de-parfum": "Pivoine Muguet Iris_du_Soir Tilleul Jasmin_Gris Violette",
      "eau-de-toilette": "Fougère Cèdre Vétiver",
      "body-butter": "Mimosa Lilas",
    },
  },
  {
    name: "Nocturelle",
    code: "NOC",
    tier: 0.85,
    about: localised(
      "Nocturelle makes deep scents for evenings and cold air.",
      "„Nocturelle“ kuria sodrius kvapus vakarams ir šaltam orui.",
      "Nocturelle veido dziļas smaržas vakariem un vēsam gaisam.",
      "Nocturelle loob sügavaid lõhnu õhtuteks ja jahedaks õhuks.",
      "Nocturelle создаёт глубокие ароматы для вечера и прохладного воздуха.",
    ),
    makes: {
      "eau-de-parfum": "Minuit_9 Encens Réglisse Prune_Noire Ambre_27",
      "eau-de-toilette": "Cuir_Froid Foin_Sec Orage Bois_44",
    },
  },
  {
    name: "Clariveil",
    code: "CLA",
    tier: 0.6,
    about: localised(
      "Clariveil keeps formulas short: what does not work is left out.",
      "„Clariveil“ sudėtis trumpa: kas neveikia, to nėra.",
      "Clariveil sastāvs ir īss: kas nedarbojas, tā nav.",
      "Clariveili koostis on lühike: mis ei tööta, seda pole.",
      "Состав Clariveil короткий: того, что не работает, в нём нет.",
    ),
    makes: {
      "face-cream": "Calm_1 Calm_2 Barrier Balance Veil",
      serum: "Drop_C Drop_B3 Drop_H Drop_Night",
      cleanser: "Rinse_1 Rinse_2 Rinse_Milk",
      sunscreen: "Shade Shade_Kids Shade_Fluid Shade_Crew*12",
    },
  },
  {
    name: "Carmillo",
    code: "CAR",
    tier: 0.55,
    about: localised(
      "Carmillo mixes colour by eye in daylight.",
      "„Carmillo“ spalvas maišo iš akies, dienos šviesoje.",
      "Carmillo krāsas jauc pēc acumēra dienasgaismā.",
      "Carmillo segab värve silma järgi päevavalguses.",
      "Carmillo смешивает цвета на глаз при дневном свете.",
    ),
    makes: {
      lipstick: "Sonata Aria_Rossa Duetto Tenore Diva Coro",
      mascara: "Ciglia Ciglia_Alta Ventaglio",
      "eyeshadow-palette": "Atto_Primo Atto_Secondo Sipario",
    },
  },
  {
    name: "Bluskette",
    code: "BLU",
    tier: 0.25,
    about: localised(
      "Bluskette makes make-up that a beginner gets right the first time.",
      "„Bluskette“ dekoratyvinė kosmetika pavyksta iš pirmo karto net naujokei.",
      "Bluskette dekoratīvā kosmētika izdodas jau pirmajā reizē pat iesācējai.",
      "Bluskette'i meik õnnestub algajalgi esimesel korral.",
      "Декоративная косметика Bluskette с первого раза получается даже у новичка.",
    ),
    makes: {
      lipstick: "Gossip Whisper Giggle Secret Rumour",
      "eyeshadow-palette": "Sunset_Strip Rain_Check Day_Off Night_Bus",
      mascara: "Flirt Flutter Wink",
    },
  },
  {
    name: "Saltmere",
    code: "SAL",
    tier: 0.4,
    about: localised(
      "Saltmere fills its jars beside the sea and takes empty ones back.",
      "„Saltmere“ indelius pildo prie jūros ir priima tuščius atgal.",
      "Saltmere burciņas pilda pie jūras un tukšās pieņem atpakaļ.",
      "Saltmere täidab purgid mere ääres ja võtab tühjad tagasi.",
      "Saltmere наполняет баночки у моря и принимает пустые обратно.",
    ),
    makes: {
      "hand-cream": "Samphire Dulse Kelp Thrift Dock*12",
      "body-butter": "Foam Cove Shingle Estuary Spa*6",
      sunscreen: "Lido Pier Sandbar",
    },
  },
  {
    name: "Barbeck",
    code: "BAR",
    tier: 0.5,
    seller: "north-apothecary",
    about: localised(
      "Barbeck comes from a barber's shop with four chairs.",
      "„Barbeck“ gimė keturių kėdžių barzdaskutykloje.",
      "Barbeck radies bārddziņa salonā ar četriem krēsliem.",
      "Barbeck sündis nelja tooliga habemeajajasalongis.",
      "Barbeck родом из барбершопа на четыре кресла.",
    ),
    makes: {
      "beard-oil": "Tar Resin Birch Clove",
      cleanser: "Coal Steam",
      "eau-de-toilette": "Workshop Sawdust",
    },
  },
  {
    name: "Haarwald",
    code: "HAA",
    tier: 0.55,
    about: localised(
      "Haarwald supplies hairdressers and, in smaller jars, the rest of us.",
      "„Haarwald“ tiekia kirpėjams, o mažesniais indeliais – ir mums visiems.",
      "Haarwald piegādā frizieriem un mazākās burciņās arī mums pārējiem.",
      "Haarwald varustab juuksureid ja väiksemates purkides ka meid teisi.",
      "Haarwald снабжает парикмахеров, а в баночках поменьше — и всех остальных.",
    ),
    makes: {
      "hair-mask": "Moos Farn Fichte Linde Tau Salon_M*6 Salon_L*6 Salon_K*6",
      "beard-oil": "Harz Wurzel",
    },
  },
  {
    name: "Ozolle",
    code: "OZO",
    tier: 0.65,
    seller: "north-apothecary",
    about: localised(
      "Ozolle presses its oils cold and dates every bottle.",
      "„Ozolle“ aliejus spaudžia šaltai ir ant kiekvieno buteliuko rašo datą.",
      "Ozolle eļļas spiež auksti un uz katras pudelītes raksta datumu.",
      "Ozolle pressib õlid külmalt ja kirjutab igale pudelile kuupäeva.",
      "Ozolle отжимает масла холодным способом и ставит дату на каждом флаконе.",
    ),
    makes: {
      serum: "Mellene Brūklene Smiltsērkšķis",
      "face-cream": "Kumelīte Liepzieds Vīgrieze",
      "hand-cream": "Bite Vasks",
    },
  },
];
