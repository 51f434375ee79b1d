import { localised } from "../localised-text.ts";
import type { Brand } from "./brand.ts";

export const ACCESSORIES_BRANDS: readonly Brand[] = [
  {
    name: "Palomine",
    code: "PAL",
    tier: 0.65,
    about: localised(
      "Palomine begins every bag with what people really carry.",
      "„Palomine“ kiekvieną rankinę pradeda nuo to, ką žmonės iš tiesų nešiojasi.",
      "Palomine katru somu sāk ar to, ko cilvēki patiešām nēsā līdzi.",
      "Palomine alustab iga kotti sellest, mida inimesed päriselt kaasas kannavad.",
      "Palomine начинает каждую сумку с того, что люди действительно носят с собой.",
    ),
    makes: {
      handbag: "Rosalba Tordera Ginebra Montera Sabadel Alba_Grande",
      "crossbody-bag": "Pila Nina Duna Mica Lira Tara",
      wallet: "Sobre Hoja Carta Plana",
    },
  },
  {
    name: "Corvane",
    code: "COR",
    tier: 0.6,
    about: localised(
      "Corvane cuts leather that darkens and softens with its owner.",
      "„Corvane“ dirba su oda, kuri tamsėja ir minkštėja kartu su šeimininku.",
      "Corvane strādā ar ādu, kas kopā ar saimnieku kļūst tumšāka un mīkstāka.",
      "Corvane kasutab nahka, mis koos omanikuga tumeneb ja pehmeneb.",
      "Corvane работает с кожей, которая темнеет и смягчается вместе с хозяином.",
    ),
    makes: {
      belt: "Fosco Grano Noce Pepe Rovere",
      wallet: "Tasca Lembo Piega Bordo Azienda*10",
      "crossbody-bag": "Sella Staffa",
      gloves: "Guida Manto",
    },
  },
  {
    name: "Solquist",
    code: "SLQ",
    tier: 0.55,
    about: localised(
      "Solquist draws frames for narrow and for wide faces alike.",
      "„Solquist“ rėmelius kuria ir siauriems, ir platiems veidams.",
      "Solquist ietvarus veido gan šaurām, gan platām sejām.",
      "Solquist loob raame nii kitsale kui ka laiale näole.",
      "Solquist рисует оправы и для узких, и для широких лиц.",
    ),
    makes: {
      sunglasses: "Midsommar Strandväg Klippa Segel Brygga Vik Skata Holme Ljus Vass",
    },
  },
  {
    name: "Meridok",
    code: "MER",
    tier: 0.45,
    about: localised(
      "Meridok makes quiet watches that are easy to read.",
      "„Meridok“ kuria ramius laikrodžius, kuriuose laiką matyti iš karto.",
      "Meridok veido mierīgus pulksteņus, kuros laiku var nolasīt uzreiz.",
      "Meridok teeb rahulikke kelli, millelt on aega lihtne lugeda.",
      "Meridok делает спокойные часы, по которым легко читать время.",
    ),
    makes: { watch: "Tolv Elva Kvart Minut Sekel Dygn Jubileum*5" },
  },
  {
    name: "Ankerzeit",
    code: "ANK",
    tier: 0.9,
    about: localised(
      "Ankerzeit assembles each watch by one person, who signs the card inside the box.",
      "„Ankerzeit“ laikrodį nuo pradžios iki galo surenka vienas meistras ir pasirašo kortelę dėžutėje.",
      "Ankerzeit pulksteni no sākuma līdz galam saliek viens meistars un paraksta kartīti kārbā.",
      "Ankerzeiti kella paneb algusest lõpuni kokku üks meister ja allkirjastab karbis oleva kaardi.",
      "Каждые часы Ankerzeit собирает один мастер и подписывает карточку в коробке.",
    ),
    makes: { watch: "Hafen Lotse Kompass Mole Brise Tide" },
  },
  {
    name: "Rollander",
    code: "ROL",
    tier: 0.5,
    about: localised(
      "Rollander sells wheels, handles and locks as spare parts.",
      "„Rollander“ ratukus, rankenas ir spynas parduoda ir atskirai.",
      "Rollander riteņus, rokturus un slēdzenes pārdod arī atsevišķi.",
      "Rollander müüb rattaid, sangu ja lukke ka eraldi.",
      "Rollander продаёт колёса, ручки и замки отдельно.",
    ),
    makes: {
      suitcase: "Gate_1 Gate_4 Transfer Layover Terminal Jetbridge Concourse",
      "city-backpack": "Commute Platform Metro Tram Delegate*10",
      "hiking-backpack": "Ridgeway Pass Refuge",
    },
  },
  {
    name: "Amberlis",
    code: "AMB",
    tier: 0.55,
    seller: "amber-shore",
    about: localised(
      "Amberlis works with amber that the Baltic Sea brings ashore after storms.",
      "„Amberlis“ dirba su gintaru, kurį po audrų į krantą išmeta Baltijos jūra.",
      "Amberlis strādā ar dzintaru, ko pēc vētrām krastā izskalo Baltijas jūra.",
      "Amberlis kasutab merevaiku, mille Läänemeri pärast torme kaldale toob.",
      "Amberlis работает с янтарём, который Балтийское море выносит на берег после штормов.",
    ),
    makes: {
      "amber-necklace": "Nida Palanga Jurata Kopa Bangelė Saulė",
      necklace: "Smilga Rasa Kriauklė",
    },
  },
  {
    name: "Orfevra",
    code: "ORF",
    tier: 0.6,
    about: localised(
      "Orfevra makes thin jewellery for every day, not for the safe.",
      "„Orfevra“ kuria subtilius papuošalus kiekvienai dienai, o ne seifui.",
      "Orfevra veido smalkas rotaslietas ikdienai, nevis seifam.",
      "Orfevra teeb õrnu ehteid igaks päevaks, mitte seifi jaoks.",
      "Orfevra делает тонкие украшения на каждый день, а не для сейфа.",
    ),
    makes: { necklace: "Fil Perle Goutte Cercle Feuille Étoile Nœud" },
  },
  {
    name: "Brimmel",
    code: "BRI",
    tier: 0.4,
    seller: "hat-attic",
    about: localised(
      "Brimmel measures heads in three depths, not only round.",
      "„Brimmel“ galvą matuoja ne tik aplink, bet ir pagal gylį.",
      "Brimmel galvu mēra ne tikai apkārt, bet arī dziļumā.",
      "Brimmel mõõdab pead mitte ainult ümbert, vaid ka sügavuti.",
      "Brimmel измеряет голову не только по окружности, но и в глубину.",
    ),
    makes: {
      cap: "Drake Gull Tern",
      beanie: "Thimble Acorn Kettle Bobbin",
      scarf: "Skein Loom Hank",
    },
  },
];
