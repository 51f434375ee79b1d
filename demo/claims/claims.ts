import type { ClaimDefinition } from "./insert-claims.ts";

const RASA = { email: "rasa@cartage.example", siteId: 2, kind: "order" as const };
const DAIVA = { email: "pro@cartage.example", siteId: 1, kind: "order" as const };
const JANIS = { email: "janis@cartage.example", siteId: 3, kind: "order" as const };
const MARTA = { email: "marta@cartage.example", siteId: 2, kind: "parcel" as const };

/** A morning at the desk: claims in every state and with each remedy, each about another order or parcel. */
export const DEMO_CLAIMS: readonly ClaimDefinition[] = [
  {
    ...RASA,
    at: 0,
    status: "closed",
    daysAgo: 40,
    reason: "damaged",
    description:
      "Dėžutė atkeliavo sulamdyta, vienas kampas įskilęs. Nuotraukose matyti iš visų pusių.",
    notes: {
      accepted: "Į piniginę pervedėme 5,00 € kompensaciją. Daikto siųsti atgal nereikia.",
    },
    remedy: { way: "wallet", cents: 500, isDone: true },
  },
  {
    ...RASA,
    at: 1,
    status: "in_review",
    daysAgo: 3,
    reason: "faulty",
    description: "Įjungus po kelių minučių pats išsijungia. Bandžiau su kitu laidu – tas pats.",
  },
  {
    ...RASA,
    at: 2,
    status: "received",
    daysAgo: 0.5,
    reason: "missing",
    description: "Siuntoje trūksta vienos prekės: užsakiau tris, atkeliavo dvi.",
  },
  {
    ...MARTA,
    at: 0,
    status: "accepted",
    daysAgo: 12,
    reason: "charged",
    description: "Sumokėjau už 3,5 kg, o lipdukas ant dėžės rodo 2,1 kg.",
    notes: { accepted: "Jūsų tiesa. Skirtumą, 2,40 €, grąžinome į piniginę." },
    remedy: { way: "wallet", cents: 240, isDone: true },
  },
  {
    ...DAIVA,
    at: 20,
    status: "accepted",
    daysAgo: 2,
    reason: "faulty",
    description:
      "Vienas iš trijų neįsijungia. Kitus du pasiliekame, už tą vieną prašome grąžinti pinigus.",
    notes: { accepted: "Jūsų tiesa: už tą vieną pinigus grąžinsime." },
    remedy: { way: "refund", cents: 1290, lines: [{ position: 0, quantity: 1 }], isDone: false },
  },
  {
    ...DAIVA,
    at: 22,
    status: "accepted",
    daysAgo: 1.4,
    reason: "wrong",
    description: "Gavome mėlyną, o užsakėme juodą. Mėlyną pasiliekame, jei atsiųsite juodą.",
    notes: { accepted: "Atsiprašome. Juodą išsiųsime šią savaitę, mėlynos grąžinti nereikia." },
    remedy: { way: "resend", cents: 0, lines: [{ position: 0, quantity: 1 }], isDone: false },
  },
  {
    ...DAIVA,
    at: 21,
    status: "received",
    daysAgo: 4.5,
    reason: "damaged",
    description: "Dėžė šlapia, viduje etiketės nubėgusios. Prekių pardavinėti nebegalime.",
  },
  {
    ...JANIS,
    at: 0,
    status: "received",
    daysAgo: 0.1,
    reason: "not_arrived",
    description: "Sūtījums jau nedēļu nav pakustējies. Kad es to saņemšu?",
  },
  {
    ...MARTA,
    at: 1,
    status: "rejected",
    daysAgo: 20,
    reason: "not_arrived",
    description: "Kurjeris rašo, kad pristatyta, bet siuntos neturiu.",
    notes: {
      rejected: "Kurjeris atsiuntė jūsų parašą iš paštomato. Siuntą atsiėmėte tą pačią dieną.",
    },
  },
];
