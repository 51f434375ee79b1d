import type { Site } from "#features/sites/domain/site.ts";

/** OFFICE_HOST alone; without it, every host that serves the default site. */
export function isOfficeHost(
  { host, site }: { host: string; site: Site },
  officeHost?: string,
): boolean {
  return officeHost ? host === officeHost.toLowerCase() : site.isDefault;
}
