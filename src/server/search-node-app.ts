import { createHash, timingSafeEqual } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { BEHIND, MOMENT_HEADER } from "#adapters/search/lupa/post-question.ts";
import { changesCall } from "#features/catalogue/contract.ts";
import {
  resolveKeyAtAnySite,
  searchProtocolApi,
} from "#features/catalogue/server/search/search-protocol.api.ts";
import { type ApiRoute, failure, handleCall } from "#platform/api/api-route.ts";
import { mountCalls } from "./http/calls/call-routes.ts";
import { mountStatus } from "./http/crawlers/status.ts";
import { handleErrors, RETRY_AFTER_SECONDS, refuseUnread } from "./http/errors.ts";
import { mountHealth } from "./http/health.ts";
import { requestLog } from "./http/request/request-log.ts";
import { type AppEnv, requestScope } from "./http/request/request-scope.ts";
import { securityHeaders } from "./http/security-headers.ts";
import type { Services } from "./services.ts";

/** A large change has many tags. */
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
  | "hasFollowed"
  | "metrics"
  | "tracing"
>;

/** What a node without the web role serves: readiness, and the search protocol for our own nodes. */
export function createSearchNodeApp(services: SearchNodeServices): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const isSearch = services.environment.ROLE.includes("search");
  mountHealth(app, services);
  if (isSearch) mountNodeState(app, services);
  app.use(requestLog({ ...services, isInside: true }), securityHeaders(services.environment));
  app.use(requestScope(services.sites.registry, services.trustedProxies));
  // A search node is ready only with a whole index: a request that came earlier would wait too long for it.
  mountStatus(app, services, () => !isSearch || services.catalogue.isSearchable());
  const tooLarge = {
    onError: (c: Parameters<typeof refuseUnread>[0]) => refuseUnread(c, 413, "errors.too_large"),
  };
  if (isSearch) app.use("/api/*", refuseBeforeWhole(services), refuseBehind(services));
  app.use("/api/*", bodyLimit({ maxSize: MAX_BODY, ...tooLarge }));
  mountCalls(app, isSearch ? searchRoutes(services) : [], services);
  app.all("*", (c) => refuseUnread(c, 404, "errors.not_found"));
  handleErrors(app, services.log);
  return app;
}

/** Web nodes poll this every second to choose a search node, so it logs nothing and needs no database. */
function mountNodeState(app: Hono<AppEnv>, { catalogue, shutdown }: SearchNodeServices): void {
  app.get("/api/lupa/node", (c) => {
    const state = { serving: !shutdown.isStopping(), whole: catalogue.isSearchable() };
    c.header("cache-control", "no-store");
    return c.json(state, state.serving && state.whole ? 200 : 503);
  });
}

/** The caller has other nodes to ask, or a visitor who should not wait until the index is built. */
function refuseBeforeWhole({ catalogue }: SearchNodeServices): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (catalogue.isSearchable()) return next();
    c.header("retry-after", RETRY_AFTER_SECONDS);
    return refuseUnread(c, 503, "errors.search_away");
  };
}

/** A web node sends its latest position in the database's changes; an index that is behind must not answer. */
function refuseBehind({ catalogue, environment }: SearchNodeServices): MiddlewareHandler<AppEnv> {
  const isSecret = secretCheck(environment);
  return async (c, next) => {
    const moment = c.req.header(MOMENT_HEADER);
    // Without the secret, anybody could invent positions and keep the index busy looking for them.
    if (!moment || !isSecret(c.req.header("authorization"))) return next();
    return (await catalogue.reach(moment)) ? next() : refuseUnread(c, BEHIND, "errors.search_away");
  };
}

function searchRoutes({
  catalogue,
  sites,
  applyChanges,
  environment,
}: SearchNodeServices): ApiRoute[] {
  const isSecret = secretCheck(environment);
  return [
    ...searchProtocolApi(catalogue.deps, resolveKeyAtAnySite(sites.registry.all)),
    // Without the secret, anybody could send changes and keep the index busy for ever.
    handleCall(changesCall, async ({ tags }, request) => {
      if (!isSecret(request.header("authorization"))) {
        return failure(401, "errors.wrong_secret");
      }
      await applyChanges(tags);
      return { status: true as const };
    }),
  ];
}

/** Compares digests, because the constant-time comparison needs values of equal length. */
function secretCheck({ SEARCH_SECRET: secret }: SearchNodeServices["environment"]) {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const expected = digest(`Bearer ${secret}`);
  return (authorization: string | undefined): boolean =>
    secret !== undefined && timingSafeEqual(digest(authorization ?? ""), expected);
}
