import { keysOf } from "#core/record.ts";

/** Where texts are shown: by the first part of their key, with a page that shows most of them. */
const AREAS = {
  home: { keys: ["home", "promotion"], page: "/" },
  frame: { keys: ["shell", "footer", "ui", "form", "ask"], page: "/" },
  goods: { keys: ["catalogue"], page: "/marketplace" },
  cart: { keys: ["cart"], page: "/cart" },
  checkout: { keys: ["checkout", "delivery", "payments"], page: "/cart" },
  account: { keys: ["account", "auth"], page: "/login" },
  wallet: { keys: ["wallet", "balance"], page: "/balance" },
  orders: { keys: ["orders", "my_orders", "invoices"], page: "/my-orders" },
  tracking: { keys: ["tracking"], page: "/tracking" },
  quotes: { keys: ["quotes"], page: "/order-form" },
  forwarding: { keys: ["forwarding"], page: "/" },
  calculator: { keys: ["calculate", "calculator", "shipping"], page: "/calculate" },
  plans: { keys: ["pro"], page: "/pro" },
  reservations: { keys: ["reservation"], page: "/iphone-reservation" },
  claims: { keys: ["claims"], page: "/claims" },
  information: { keys: ["content", "blog", "faq", "contact", "contacts"], page: "/faq" },
  problems: {
    keys: ["error", "errors", "not_found", "validation", "unsupported_browser"],
    page: "/404",
  },
} as const;

export type TextArea = keyof typeof AREAS;
export const TEXT_AREAS = keysOf(AREAS);

/** Undefined for a key without an area; a test finds such keys. */
export function areaOf(key: string): TextArea | undefined {
  const first = key.split(".")[0] ?? "";
  return TEXT_AREAS.find((area) => AREAS[area].keys.some((key) => key === first));
}

export const pageOfArea = (area: TextArea): string => AREAS[area].page;
