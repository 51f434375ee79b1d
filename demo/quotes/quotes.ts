import type { QuoteDefinition } from "./insert-quotes.ts";

const GRETA = { email: "greta@cartage.example", siteId: 6 };
const TOMAS = { email: "tomas@cartage.example", siteId: 1 };
const IEVA = { email: "ieva@cartage.example", siteId: 2 };
const ANDREJS = { email: "andrejs@cartage.example", siteId: 3 };
const RASA = { email: "rasa@cartage.example", siteId: 2 };

const SHOES = {
  url: "https://www.northtrail.example/p/trail-shoes-lichen",
  name: "Trail shoes Lichen",
  options: "EU 39",
  kind: "shoes" as const,
  price: 89,
  currency: "USD" as const,
};
const BACKPACK = {
  url: "https://www.northtrail.example/p/ridge-28-backpack",
  name: "Ridge 28 L backpack",
  options: "samanų",
  kind: "bags" as const,
  price: 120,
  currency: "USD" as const,
};
const LAMP = {
  url: "https://lumen-haus.example/schreibtischlampe",
  name: "Schreibtischlampe Lumen",
  kind: "home" as const,
  price: 64.5,
};
const PERFUME = {
  url: "https://www.fig-cedar.example/eau-de-parfum",
  name: "Fig & Cedar perfume",
  options: "50 ml",
  kind: "cosmetics" as const,
  price: null,
};

const POWER_BANK = {
  url: "https://www.voltbay.example/power-bank-20000",
  name: "Power bank 20 000 mAh",
  kind: "electronics" as const,
  price: 39.9,
  currency: "USD" as const,
};

/** One in every status, oldest first, and several that wait for a price this morning. */
export const DEMO_QUOTES: QuoteDefinition[] = [
  {
    ...GRETA,
    daysAgo: 31,
    status: "declined",
    note: "Parduotuvė į sandėlį nesiunčia.",
    lines: [LAMP],
  },
  { ...GRETA, daysAgo: 20, status: "expired", lines: [SHOES] },
  { ...GRETA, daysAgo: 3, status: "awaiting_payment", lines: [LAMP] },
  { ...RASA, daysAgo: 2, status: "priced", lines: [BACKPACK, SHOES] },
  { ...GRETA, daysAgo: 1, status: "priced", lines: [SHOES, BACKPACK, LAMP] },
  {
    ...GRETA,
    daysAgo: 0.8,
    status: "needs_info",
    note: "Kokio tūrio buteliuko norite ir kiek jis kainuoja parduotuvėje?",
    lines: [PERFUME],
  },
  {
    ...IEVA,
    daysAgo: 0.15,
    status: "submitted",
    talk: {
      question: "Kokio dydžio ir spalvos užsakyti: Trail shoes Lichen?",
      answer: "EU 40, žalios. Jei neliko, tinka ir pilkos.",
    },
    lines: [{ ...SHOES, options: "EU 40, žalios", quantity: 2 }],
  },
  { ...GRETA, daysAgo: 0.1, status: "submitted", lines: [PERFUME, LAMP] },
  { ...ANDREJS, daysAgo: 0.06, status: "submitted", lines: [POWER_BANK] },
  {
    ...TOMAS,
    daysAgo: 0.02,
    status: "submitted",
    lines: [{ ...BACKPACK, comment: "Dovana gruodžio 6 d.: ar spėtumėte?" }, LAMP],
  },
];
