import { createHash } from "node:crypto";
import { html, raw } from "hono/html";
import type { OpenApiDocument, OpenApiOperation } from "./openapi-document.ts";

const STYLE = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
details{border-top:1px solid;padding:.25rem 0}summary{cursor:pointer;padding:.6rem 0;display:flex;flex-wrap:wrap;gap:.25rem .75rem}
code,pre{font:14px/1.5 ui-monospace,monospace}pre{overflow:auto;padding:1rem;border:1px solid}h2{margin-top:2.5rem;text-transform:capitalize}
b{min-width:3.5rem}h4{margin:1rem 0 .25rem}`;

type Operation = OpenApiOperation & { method: string; path: string };

/** A page to read the API on, without scripts: the whole document, folded. */
export function apiDocsPage(document: OpenApiDocument) {
  const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({
      ...one,
      method: method.toUpperCase(),
      path,
    })),
  );
  const groups = Map.groupBy(operations, (one) => one.tags[0] ?? "");
  const styleHash = createHash("sha256").update(STYLE).digest("base64");
  return {
    contentSecurityPolicy: `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
    html: html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${document.info.title}</title><style>${raw(STYLE)}</style></head>
<body><main><h1>${document.info.title}</h1><p>${document.info.description}</p><p><a href="/api/openapi.json">openapi.json</a></p>
${[...groups].map(([tag, members]) => html`<section><h2>${tag}</h2>${members.map(operationEntry)}</section>`)}
</main></body></html>`,
  };
}

function operationEntry(one: Operation) {
  const body = one.requestBody?.content["application/json"]?.schema;
  const answer = one.responses["200"]?.content?.["application/json"]?.schema;
  return html`<details id="${one.method}${one.path}"><summary><b>${one.method}</b><code>${one.path}</code><span>${one.summary}</span></summary>
${one.parameters ? block("Parameters", one.parameters) : ""}${body ? block("Body", body) : ""}${answer ? block("Answer", answer) : ""}</details>`;
}

function block(title: string, value: unknown) {
  return html`<h4>${title}</h4><pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;
}
