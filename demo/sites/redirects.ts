import type { RedirectDefinition } from "./insert-redirects.ts";

export const DEMO_REDIRECTS: RedirectDefinition[] = [
  { path: "/terms", target: "/purchase-agreement" },
  { path: "/help", target: "/faq" },
  { path: "/privacy", target: "/privacy-policy" },
  { path: "/contact", target: "/contacts" },
  { path: "/status-page", target: "https://status.cartage.example/", status: 302 },
  { region: "lt", path: "/apie-mus", target: "/about-us" },
  { region: "lt", path: "/duk", target: "/faq" },
  { region: "lv", path: "/par-mums", target: "/about-us" },
  { region: "ee", path: "/meist", target: "/about-us" },
  { region: "nl", path: "/over-ons", target: "/about-us" },
];
