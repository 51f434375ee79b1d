import type { ClaimDefinition } from "./insert-claims.ts";

const RASA = { email: "rasa@cartage.example", siteId: 2, kind: "order" as const };
const MARTA = { email: "marta@cartage.example", siteId: 2, kind: "parcel" as const };

/** A claim in every state; each about a different order or parcel of its owner. */
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
