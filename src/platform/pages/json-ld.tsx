/** Data for search engines; a data block is never run, so the content policy has nothing to say about it. */
export function JsonLd({ thing }: { thing: Thing }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
      dangerouslySetInnerHTML={{ __html: toJsonLd(thing) }}
    />
  );
}

/** A thing of schema.org, as search engines read it. */
export type Thing = { "@type": string; [property: string]: unknown };

/** A closing tag inside a text must not end the script that carries it. */
export function toJsonLd(thing: Thing): string {
  return JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c");
}
