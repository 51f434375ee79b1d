import { type Thing, toJsonLd } from "./json-ld.ts";

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
