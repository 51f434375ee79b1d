import type { QuoteDefinition } from "./insert-quotes.ts";

const GRETA = { email: "greta@cartage.example", siteId: 6 };
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

/** One in every status, oldest first. */
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
  { ...GRETA, daysAgo: 0.1, status: "submitted", lines: [PERFUME, LAMP] },
];
