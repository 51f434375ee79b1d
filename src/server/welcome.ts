import type { Site } from "#features/sites/domain/site.ts";

/** The first screen of the log: where the shops are open. */
export function welcome(sites: readonly Site[], port: number, database: string): string {
  const rows = sites.map((site) => {
    const languages = site.languages.map((language) => language.isoCode).join(" ");
    const address = `http://${site.hosts[0]}:${port}/`;
    return `  ${address.padEnd(32)} ${site.name.padEnd(18)} ${languages}`;
  });
  return [
    "",
    "Cartage is open:",
    ...rows,
    "",
    `  API  http://localhost:${port}/api/docs`,
    `  Data ${database}`,
    "",
    "",
  ].join("\n");
}
