import { createHash } from "node:crypto";
import type { Queryable } from "#database/connect.ts";
import type { Messages } from "#i18n/translator.ts";
import { selectOverrides, selectOverridesOf } from "./texts.repository.ts";

/** Staff's texts for one site, by language. */
export type OwnTexts = { version: string; tables: Readonly<Record<string, Messages>> };

/** The change feed invalidates this tag, and every page of the site carries it. */
export const textsTag = (siteId: number) => `texts:${siteId}`;
export const isTextsTag = (tag: string) => tag.startsWith("texts:");

/** Browsers may still be loading pages of the last few versions and then request their texts. */
const FORMER = 100;
const CATCH_UP_MS = 1000;

/** Keeps all texts in memory and nothing for sites without any, because every page rendering reads them. */
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
    // Derived tables are cached by this object's identity, so unchanged texts keep the same object.
    current = new Map(
      [...(await readAllTexts(db))].map(([siteId, texts]) => {
        const former = known.get(siteId);
        return [siteId, former?.version === texts.version ? former : texts];
      }),
    );
  };
  // Reloads run one after another, so that an older state never overwrites a newer one.
  const reload = (): Promise<void> => {
    reading = reading.then(read, read);
    return reading;
  };
  return {
    of: (siteId: number): OwnTexts | undefined => current.get(siteId),
    /** The texts with which a page was rendered; undefined if this node never had that version. */
    ofVersion(siteId: number, version: string): OwnTexts | undefined {
      const now = current.get(siteId);
      return now?.version === version ? now : former.get(`${siteId}:${version}`);
    },
    reload,
    /** For a version that this node does not know yet. Made-up versions cause at most one reload per second. */
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

/** The same texts have the same version on every node. Frozen, because all callers share the object. */
function versioned(tables: OwnTexts["tables"]): OwnTexts {
  for (const table of Object.values(tables)) Object.freeze(table);
  Object.freeze(tables);
  const hash = createHash("sha256").update(JSON.stringify(tables)).digest("hex");
  return Object.freeze({ version: hash.slice(0, 12), tables });
}

/** By language, from the database, so it may be newer than this node's memory. */
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
