import type { InvoiceDefinition } from "./add-invoices.ts";

/** Invoices without an order: one is unpaid, one overdue, one was refunded. */
export const DEMO_INVOICES: InvoiceDefinition[] = [
  {
    email: "rasa@cartage.example",
    siteId: 2,
    daysAgo: 40,
    lines: [{ name: "Papildomos siuntos nuotraukos", quantity: 3, grossCents: 726 }],
    isCredited: true,
  },
  {
    email: "rasa@cartage.example",
    siteId: 2,
    daysAgo: 3,
    lines: [
      { name: "Muitinės dokumentų tvarkymas", quantity: 1, grossCents: 2420 },
      { name: "Papildoma pakuotė trapioms prekėms", quantity: 2, grossCents: 968 },
    ],
    isCredited: false,
  },
  {
    email: "janis@cartage.example",
    siteId: 3,
    daysAgo: 19,
    lines: [{ name: "Papildu apdrošināšana sūtījumam", quantity: 1, grossCents: 1815 }],
    isCredited: false,
  },
];
