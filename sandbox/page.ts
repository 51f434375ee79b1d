import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { DELIVERIES } from "./webhook-sender.ts";

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#f4f5f7,#14161a);--card:light-dark(#fff,#1d2026);--ink:light-dark(#16181d,#eef0f4);--soft:light-dark(#565c69,#a9b0bf);--line:light-dark(#d5d9e0,#3a404c);--go:light-dark(#1453c4,#8fb4ff);--on-go:light-dark(#fff,#0c1526);--tape:light-dark(#ffe08a,#5a4700)}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif;min-height:100dvh}
.tape{background:var(--tape);text-align:center;padding:.5rem 1rem;font-weight:600;font-size:.875rem}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1rem 3rem}main.wide{max-width:56rem}body.framed{min-height:0}body.framed main{max-width:none;padding:1rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.5rem}
h1{font-size:1.375rem;line-height:1.25;margin:0 0 .25rem}p{margin:.25rem 0 1rem}.soft{color:var(--soft)}
.sum{font-size:2rem;font-weight:700;font-variant-numeric:tabular-nums;margin:.5rem 0 1rem}
label,legend{display:block;font-weight:600;font-size:.875rem;margin:0 0 .375rem;padding:0}fieldset{border:0;margin:0 0 1rem;padding:0}
input[type=text],select{width:100%;min-height:44px;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--card);border:1px solid var(--soft);border-radius:.5rem}
.field{margin-bottom:1rem}.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
.choices{display:grid;gap:.5rem}.choice{display:flex;align-items:center;gap:.75rem;min-height:44px;margin:0;padding:.5rem .75rem;border:1px solid var(--line);border-radius:.5rem;font-weight:400;font-size:1rem}
.choice input{inline-size:1.25rem;block-size:1.25rem;accent-color:var(--go);margin:0}
.buttons{display:grid;gap:.5rem;margin-top:1.25rem}
button,.button{display:block;width:100%;min-height:48px;padding:.5rem 1rem;border-radius:.5rem;border:1px solid var(--soft);background:none;color:inherit;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer;line-height:1.9}
button.go{background:var(--go);border-color:var(--go);color:var(--on-go)}
:focus-visible{outline:3px solid var(--go);outline-offset:2px}.problem{color:light-dark(#b3261e,#ffb4ab);font-weight:600}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);font-size:.875rem}.scroll{overflow-x:auto}
code{font:.875em ui-monospace,monospace}`;

/** A plain page, marked so that nobody takes it for a real bank. */
export function page(
  title: string,
  content: Html,
  { isWide = false, isFramed = false } = {},
): Html {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title} · Sandbox</title><style>${raw(STYLE)}</style></head>
<body class="${isFramed ? "framed" : ""}"><header class="tape">Sandbox: no real bank, no real money</header><main class="${isWide ? "wide" : ""}">${content}</main></body></html>`;
}

export const money = (cents: number, currency: string): string =>
  `${(cents / 100).toFixed(2)} ${currency}`;

const DELIVERY_WORDS: Record<(typeof DELIVERIES)[number], string> = {
  once: "at once",
  late: "some seconds late",
  repeated: "five times, in any order",
  never: "never: the shop has to ask",
};

/** Chooses when the shop gets the message, to try out failures. */
export function deliveryField(): Html {
  return html`<div class="field"><label for="delivery">The shop is told</label><select id="delivery" name="delivery">${DELIVERIES.map((one) => html`<option value="${one}">${DELIVERY_WORDS[one]}</option>`)}</select></div>`;
}

type PayPage = {
  provider: string;
  amount: string;
  description: string;
  action: string;
  fields: Html;
  outcomes: readonly { value: string; words: string }[];
};

/** The common parts of all providers' pages: the amount, the way to pay, and every possible outcome. */
export function payPage({ provider, amount, description, action, fields, outcomes }: PayPage) {
  const [first, ...others] = outcomes;
  return page(
    provider,
    html`<div class="card"><h1>${provider}</h1><p class="soft">${description}</p><p class="sum">${amount}</p>
<form method="post" action="${action}">${fields}${deliveryField()}
<div class="buttons"><button class="go" name="outcome" value="${first?.value}">${first?.words}</button>${others.map(({ value, words }) => html`<button name="outcome" value="${value}">${words}</button>`)}</div></form></div>`,
  );
}
