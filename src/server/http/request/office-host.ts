import type { Site } from "#features/sites/domain/site.ts";

/** OFFICE_HOST alone, or where there is none wherever the default site is served. */
export function isOfficeHost(
  { host, site }: { host: string; site: Site },
  officeHost?: string,
): boolean {
  return officeHost ? host === officeHost.toLowerCase() : site.isDefault;
}
