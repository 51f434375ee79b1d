/** `npm run notices`: lists the packages that are shipped with the shop, and their licences. */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inProject } from "../set-up/project.mjs";

type Locked = { version?: string; license?: string; dev?: boolean; optional?: boolean };

const FILE = inProject("THIRD-PARTY-NOTICES.md");
const NAME = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)$/;

/** Reads the lock file, so that the result is the same on every machine. */
export function describeNotices(lock: { packages: Record<string, Locked> }): string {
  const shipped = Object.entries(lock.packages).flatMap(([place, { version, license, dev }]) => {
    const name = NAME.exec(place)?.[1];
    return name && version && !dev ? [`- ${name} ${version}: ${license ?? "see its folder"}`] : [];
  });
  return `# Third-party notices

Cartage is MIT. It is shipped with these packages, whose licence texts lie in their folders in \`node_modules\`; typefaces (SIL Open Font Licence) and icons (Lucide, ISC) are built into what browsers get. Written by \`npm run notices\` from \`package-lock.json\`.

${[...new Set(shipped)].sort().join("\n")}
`;
}

export const readLock = () => JSON.parse(readFileSync(inProject("package-lock.json"), "utf8"));
export const readNotices = () => readFileSync(FILE, "utf8");

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  writeFileSync(FILE, describeNotices(readLock()));
}
