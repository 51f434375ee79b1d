import type { Report } from "#core/monitoring/report.ts";
import { defineRequest } from "#platform/api/call.ts";

/** Calls that pages make in the browser; their schemas stay in the contract, on the server's side. */

export const changeLocaleRequest = defineRequest<{ newLocale: string }, { status: true }>({
  path: "/api/locale/change",
  timeoutMs: 1000,
  retries: 2,
});

export type DestinationResponse = {
  country: { id: number; iso_code: string; title: string };
  is_here: boolean;
  site: { name: string; languages: string[]; url: string; cart_url: string | null } | null;
};

export const destinationsRequest = defineRequest<
  { lang?: string | undefined },
  { status: true; destinations: DestinationResponse[] }
>({ method: "GET", path: "/api/config/destinations" });

export const latestBuildRequest = defineRequest<{ timestamp?: string | undefined }, { id: string }>(
  { method: "GET", path: "/builds/latest.json" },
);

export const canViewTranslationsRequest = defineRequest<Record<never, never>, boolean>({
  method: "GET",
  path: "/api/auth/permissions/can-view-translations",
});

/** Nobody waits for it. */
export const reportRequest = defineRequest<Report, { status: true }>({
  path: "/api/monitoring/report",
  timeoutMs: 2000,
});
