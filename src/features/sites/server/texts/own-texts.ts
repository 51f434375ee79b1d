import { createHash } from "node:crypto";
import type { Queryable } from "#database/connect.ts";
import type { Messages } from "#i18n/translator.ts";
import { selectOverrides, selectOverridesOf } from "./texts.repository.ts";

/** What staff wrote for one site, by language. */
export type OwnTexts = { version: string; tables: Readonly<Record<string, Messages>> };

/** Told by the change feed, and on every page of the site. */
export const textsTag = (siteId: number) => `texts:${siteId}`;
export const isTextsTag = (tag: string) => tag.startsWith("texts:");

/** Pages of a few versions ago may still be on their way to a browser, which then asks for their texts. */
const FORMER = 100;
const CATCH_UP_MS = 1000;

/** All of them in memory, and nothing for a site that has none: who renders a page asks this each time. */
export async function createOwnTexts(db: Queryable) {
  let current = await readAllTexts(db);
  let reading: Promise<void> = Promise.resolve();
  let readAt = performance.now();
  const former = new Map<string, OwnTexts>();
  const keep = () => {
    for (const [siteId, texts] of current) former.set(`${siteId}:${texts.version}`, texts);
    for (const key of [...former.keys()].slice(0, Math.max(0, former.size - FORMER))) {
      former.delete(key);
    }
  };
  const read = async () => {
    keep();
    readAt = performance.now();
    const known = current;
    // Tables that are made of a site's texts are remembered by this object: what did not change stays the same one.
    current = new Map(
      [...(await readAllTexts(db))].map(([siteId, texts]) => {
        const former = known.get(siteId);
        return [siteId, former?.version === texts.version ? former : texts];
      }),
    );
  };
  // One after another: an older state must never overtake a newer one.
  const reload = (): Promise<void> => {
    reading = reading.then(read, read);
    return reading;
  };
  return {
    of: (siteId: number): OwnTexts | undefined => current.get(siteId),
    /** As they were when a page was rendered; undefined where this node never had that version. */
    ofVersion(siteId: number, version: string): OwnTexts | undefined {
      const now = current.get(siteId);
      return now?.version === version ? now : former.get(`${siteId}:${version}`);
    },
    reload,
    /** For a version that another node has told of first; whoever invents versions makes us read once a second. */
    async catchUp(): Promise<void> {
      if (performance.now() - readAt >= CATCH_UP_MS) await reload();
      else await reading;
    },
  };
}
export type OwnTextsStore = Awaited<ReturnType<typeof createOwnTexts>>;

async function readAllTexts(db: Queryable): Promise<ReadonlyMap<number, OwnTexts>> {
  const bySite = new Map<number, Record<string, Record<string, string>>>();
  for (const { siteId, language, key, text } of await selectOverrides(db)) {
    const tables = bySite.get(siteId) ?? {};
    bySite.set(siteId, tables);
    tables[language] = Object.assign(tables[language] ?? {}, { [key]: text });
  }
  return new Map([...bySite].map(([siteId, tables]) => [siteId, versioned(tables)]));
}

/** The same texts have the same version on every node. Frozen: whoever asks gets the one that all others have. */
function versioned(tables: OwnTexts["tables"]): OwnTexts {
  for (const table of Object.values(tables)) Object.freeze(table);
  Object.freeze(tables);
  const hash = createHash("sha256").update(JSON.stringify(tables)).digest("hex");
  return Object.freeze({ version: hash.slice(0, 12), tables });
}

/** By language, as the database has them now, also before the change feed has told of it. */
export async function readOwnTexts(
  db: Queryable,
  siteId: number,
): Promise<Readonly<Record<string, Messages>>> {
  const tables: Record<string, Record<string, string>> = {};
  for (const { language, key, text } of await selectOverridesOf(db, siteId)) {
    tables[language] = Object.assign(tables[language] ?? {}, { [key]: text });
  }
  return tables;
}
