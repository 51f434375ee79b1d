import { createHash, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { changesCall } from "#features/catalogue/contract.ts";
import { resolveKeyAtAnySite } from "#features/catalogue/server/search/search-protocol.api.ts";
import { type ApiRoute, failure, handleCall } from "#platform/api/api-route.ts";
import { mountCalls } from "./http/calls/call-routes.ts";
import { mountStatus } from "./http/crawlers/status.ts";
import { handleErrors, refuseUnread } from "./http/errors.ts";
import { mountHealth } from "./http/health.ts";
import { requestLog } from "./http/request-log.ts";
import { type AppEnv, requestScope } from "./http/request-scope.ts";
import { securityHeaders } from "./http/security-headers.ts";
import type { Services } from "./services.ts";

/** Tags of a large change are many. */
const MAX_BODY = 4 * 1024 * 1024;

export type SearchNodeServices = Pick<
  Services,
  | "environment"
  | "log"
  | "shutdown"
  | "database"
  | "buildId"
  | "sites"
  | "trustedProxies"
  | "markVisitor"
  | "catalogue"
  | "applyChanges"
  | "schemaFits"
  | "metrics"
>;

/** What a node without the web role serves: readiness, and the search protocol to our own nodes. */
export function createSearchNodeApp(services: SearchNodeServices): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const isSearch = services.environment.ROLE.includes("search");
  mountHealth(app, services);
  app.use(requestLog(services), securityHeaders(services.environment));
  app.use(requestScope(services.sites.registry, services.trustedProxies));
  // Whoever asked a search node too early would wait for its index longer than they can.
  mountStatus(app, services, () => !isSearch || services.catalogue.isSearchable());
  const tooLarge = {
    onError: (c: Parameters<typeof refuseUnread>[0]) => refuseUnread(c, 413, "errors.too_large"),
  };
  app.use("/api/*", bodyLimit({ maxSize: MAX_BODY, ...tooLarge }));
  mountCalls(app, isSearch ? searchRoutes(services) : [], services);
  app.all("*", (c) => refuseUnread(c, 404, "errors.not_found"));
  handleErrors(app, services.log);
  return app;
}

function searchRoutes({
  catalogue,
  sites,
  applyChanges,
  environment: { SEARCH_SECRET = "" },
}: SearchNodeServices): ApiRoute[] {
  return [
    ...catalogue.listSearchCalls(resolveKeyAtAnySite(sites.registry.all)),
    // Whoever could tell changes could keep the index busy for ever.
    handleCall(changesCall, async ({ tags }, request) => {
      if (!isSecret(request.header("authorization"), SEARCH_SECRET)) {
        return failure(401, "errors.wrong_secret");
      }
      await applyChanges(tags);
      return { status: true as const };
    }),
  ];
}

/** Digests are of one length, which the comparison in constant time needs. */
function isSecret(authorization: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return secret !== "" && timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${secret}`));
}
