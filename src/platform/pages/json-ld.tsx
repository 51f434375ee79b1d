/** Data for search engines. A browser never runs a data block, so the content security policy does not apply to it. */
export function JsonLd({ thing }: { thing: Thing }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped
      dangerouslySetInnerHTML={{ __html: toJsonLd(thing) }}
    />
  );
}

/** A schema.org object, as search engines read it. */
export type Thing = { "@type": string; [property: string]: unknown };

/** A closing tag inside a text must not end the script element around it. */
export function toJsonLd(thing: Thing): string {
  return JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c");
}
