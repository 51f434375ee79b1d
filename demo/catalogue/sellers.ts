import type { SellerInput } from "#features/catalogue/domain/catalogue-input.ts";
import { type LocalisedText, localised } from "./localised-text.ts";

/** A seller of the marketplace, with its own description. */
type DemoSeller = SellerInput & { country: string; about: LocalisedText };

export const DEMO_SELLERS: readonly DemoSeller[] = [
  {
    slug: "charge-corner",
    name: "Charge Corner",
    country: "DE",
    about: localised(
      "A small shop for cables, power banks and everything that must not run empty. Parcels leave on the same working day.",
      "Nedidelė laidų, išorinių baterijų ir visko, kas neturi išsikrauti, parduotuvė. Siuntos iškeliauja tą pačią darbo dieną.",
      "Neliels kabeļu, ārējo akumulatoru un visa, kam nedrīkst beigties enerģija, veikals. Sūtījumi dodas ceļā tajā pašā darba dienā.",
      "Väike pood, kust leiab kaablid, akupangad ja kõik, mis ei tohi tühjaks saada. Pakid lähevad teele samal tööpäeval.",
      "Небольшой магазин кабелей, внешних аккумуляторов и всего, что не должно разряжаться. Посылки уходят в тот же рабочий день.",
    ),
  },
  {
    slug: "blue-thread",
    name: "Blue Thread",
    country: "US",
    about: localised(
      "Two brothers who have sold denim since their father's workshop closed. They answer questions about fit by letter, with measures.",
      "Du broliai, prekiaujantys džinsais nuo tada, kai užsidarė tėvo dirbtuvė. Į klausimus apie dydį atsako laišku, su matmenimis.",
      "Divi brāļi, kas pārdod džinsus kopš tēva darbnīcas slēgšanas. Uz jautājumiem par izmēru viņi atbild vēstulē, ar mēriem.",
      "Kaks venda, kes müüvad teksaid ajast, mil isa töökoda suleti. Suuruse kohta vastavad nad kirjaga, koos mõõtudega.",
      "Два брата, которые продают деним с тех пор, как закрылась мастерская отца. На вопросы о размере отвечают письмом, с мерками.",
    ),
  },
  {
    slug: "wool-yard",
    name: "Vilnos kiemas",
    country: "LT",
    about: localised(
      "A knitting workshop in Lithuania: nine people, eleven machines, one mill for yarn.",
      "Mezgimo dirbtuvė Lietuvoje: devyni žmonės, vienuolika mašinų, viena verpykla.",
      "Adīšanas darbnīca Lietuvā: deviņi cilvēki, vienpadsmit mašīnas, viena vērptuve.",
      "Kudumistöökoda Leedus: üheksa inimest, üksteist masinat, üks lõngavabrik.",
      "Вязальная мастерская в Литве: девять человек, одиннадцать машин, одна прядильня.",
    ),
  },
  {
    slug: "barefoot-harbour",
    name: "Barefoot Harbour",
    country: "PT",
    about: localised(
      "Sandals from a harbour town. Straps and buckles can be ordered singly.",
      "Basutės iš uostamiesčio. Dirželius ir sagtis galima užsisakyti atskirai.",
      "Sandales no ostas pilsētas. Siksniņas un sprādzes var pasūtīt atsevišķi.",
      "Sandaalid sadamalinnast. Rihmu ja pandlaid saab tellida eraldi.",
      "Сандалии из портового города. Ремешки и пряжки можно заказать отдельно.",
    ),
  },
  {
    slug: "little-steps",
    name: "Little Steps",
    country: "DE",
    about: localised(
      "Children's shoes only. With every pair comes a card for measuring the foot.",
      "Tik vaikiška avalynė. Prie kiekvienos poros pridedama kortelė pėdai išmatuoti.",
      "Tikai bērnu apavi. Katram pārim līdzi nāk kartīte pēdas mērīšanai.",
      "Ainult lastejalatsid. Iga paariga on kaasas kaart jala mõõtmiseks.",
      "Только детская обувь. К каждой паре прилагается карточка для измерения стопы.",
    ),
  },
  {
    slug: "amber-shore",
    name: "Gintaro krantas",
    country: "LT",
    about: localised(
      "Amber jewellery from the Curonian Spit, made by a family in its third generation.",
      "Gintaro papuošalai iš Kuršių nerijos: šeimos amatas, trečia karta.",
      "Dzintara rotas no Kuršu kāpām: ģimenes amats trešajā paaudzē.",
      "Merevaiguehted Kura säärelt: pere käsitöö kolmandat põlve.",
      "Янтарные украшения с Куршской косы: семейное ремесло в третьем поколении.",
    ),
  },
  {
    slug: "hat-attic",
    name: "The Hat Attic",
    country: "GB",
    about: localised(
      "Hats, caps and scarves, kept in an attic that stays dry in every rain.",
      "Kepurės ir šalikai iš palėpės, kurioje sausa per bet kokį lietų.",
      "Cepures un šalles no bēniņiem, kuros sauss jebkurā lietū.",
      "Mütsid ja sallid pööningult, mis on kuiv iga vihmaga.",
      "Шапки, бейсболки и шарфы с чердака, где сухо в любой дождь.",
    ),
  },
  {
    slug: "north-apothecary",
    name: "Ziemeļu aptieka",
    country: "LV",
    about: localised(
      "Oils and creams from Latvian plants, mixed to order twice a week.",
      "Latviškų augalų aliejai ir kremai, maišomi pagal užsakymus du kartus per savaitę.",
      "Eļļas un krēmi no Latvijas augiem, ko pēc pasūtījuma jauc divreiz nedēļā.",
      "Õlid ja kreemid Läti taimedest, segatud tellimise peale kaks korda nädalas.",
      "Масла и кремы из латвийских растений, которые смешивают на заказ дважды в неделю.",
    ),
  },
];
