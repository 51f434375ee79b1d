/** A thing of schema.org, as search engines read it. */
export type Thing = { "@type": string; [property: string]: unknown };

/** A closing tag inside a text must not end the script that carries it. */
export function toJsonLd(thing: Thing): string {
  return JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c");
}
