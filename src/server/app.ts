import * as build from "virtual:react-router/server-build";
import { Hono } from "hono";
import { type ApiRoute, failure } from "#platform/api/api-route.ts";
import { guardStaffRoutes, OFFICE_CALLS, refuseStaffPaths } from "#platform/api/staff-route.ts";
import { showFileCall, uploadCall, uploadPartCall } from "#platform/files/contract.ts";
import { collected } from "./features.ts";
import { mountCalls, mountWebhooks } from "./http/calls/call-routes.ts";
import { guardCalls } from "./http/calls/guard-calls.ts";
import { compressResponses } from "./http/compress-responses.ts";
import { mountStatus } from "./http/crawlers/status.ts";
import { handleErrors, MAX_BODY, refuseUnread } from "./http/errors.ts";
import { mountFiles } from "./http/files.ts";
import { mountHealth } from "./http/health.ts";
import { mountImages } from "./http/image-routes.ts";
import { mountApiDocs } from "./http/openapi/openapi.ts";
import { mountOpeningGuard } from "./http/opening/opening-guard.ts";
import { mountOutbox } from "./http/outbox-page.ts";
import { limitBody } from "./http/request/limit-body.ts";
import { requestLog } from "./http/request/request-log.ts";
import { type AppEnv, requestScope } from "./http/request/request-scope.ts";
import { sameOriginOnly } from "./http/same-origin.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { mountClaimForms } from "./http/uploads/claim-forms.ts";
import { mountUploads } from "./http/uploads/file-routes.ts";
import { monitoringApi } from "./monitoring/monitoring.api.ts";
import { mountOffice } from "./office/office-routes.ts";
import type { WorkerEntry } from "./page-workers/page-questions.ts";
import { createCachedPageResponder } from "./pages/cached-pages.ts";
import type { RenderRoute } from "./pages/page-handler.ts";
import { mountPages } from "./pages/page-routes.ts";
import { renderPages } from "./pages/render-pages.ts";
import { createRenderBySegment } from "./pages/routes-by-segment.ts";
import { createSearchNodeApp } from "./search-node-app.ts";
import type { Services } from "./services.ts";

/** The entry of a page worker: runs in a thread that the main thread started for rendering pages. */
export const servePages: WorkerEntry["servePages"] = (port, start) =>
  renderPages(port, start, createRender);

export { JOBS } from "./features.ts";
export { createServices } from "./services.ts";

/** Calls that send or return files. They have their own routes, so they are listed here for the API docs. */
const OF_FILES = [uploadCall, uploadPartCall, showFileCall].map((call) => ({ call }));

/** Every call of every feature; staff calls come last and behind the check of roles. */
function routesOf(services: Services) {
  const calls = collected("calls").flatMap((part) => part(services, services, collected));
  const staffCalls = collected("staffCalls").flatMap((part) => part(services, services));
  return [
    ...refuseStaffPaths([...calls, ...monitoringApi(services.monitoring)]),
    ...guardStaffRoutes(staffCalls, {
      findSession: services.staff.staffSessionOf,
      now: services.now,
    }),
  ].map((route) => onlyAtOfficeHost(services, route));
}

/** If the office has its own host, its calls answer 404 on every other host. */
function onlyAtOfficeHost({ environment }: Services, route: ApiRoute): ApiRoute {
  const host = environment.OFFICE_HOST?.toLowerCase();
  if (!host || !OFFICE_CALLS.test(route.call.path)) return route;
  return {
    ...route,
    guard: async (request) =>
      request.host === host ? route.guard?.(request) : failure(404, "errors.not_found"),
  };
}

/** In development mode React Router reports error details instead of hiding them. */
function createRender({ environment }: Services): RenderRoute {
  const mode = environment.SHOW_ERROR_DETAILS ? "development" : import.meta.env.MODE;
  return createRenderBySegment(build, mode);
}

/** Folders of built files; undefined in development. */
export type BuiltFiles = {
  clientDir?: string;
  officeDir?: string;
  /** The folder with the hashed files of former builds. */
  formerDir?: string;
};

export function createApp(services: Services, options: BuiltFiles = {}) {
  if (!services.environment.ROLE.includes("web")) {
    return { fetch: createSearchNodeApp(services).fetch, answerFromCache: () => false };
  }
  const app = new Hono<AppEnv>();
  const routes = guardCalls(routesOf(services), services);
  const messages = collected("webhooks").flatMap((hooks) => hooks(services, services));

  mountHealth(app, services);
  app.use(requestLog(services), securityHeaders(services.environment), compressResponses);
  app.use(requestScope(services.sites.registry, services.trustedProxies));
  mountStatus(app, services);
  mountOpeningGuard(app, services);
  mountUploads(app, services);
  mountClaimForms(app, routes, services);
  const { pageWorkers } = services;
  if (pageWorkers) app.use("/api/*", (_c, next) => pageWorkers.duringCall(next));
  app.use("/api/*", limitBody(MAX_BODY));
  mountWebhooks(app, messages);
  app.use("/api/*", sameOriginOnly(services.trustedProxies, routes));
  mountCalls(app, routes, services);
  mountApiDocs(app, [...routes, ...messages, ...OF_FILES]);
  app.all("/api/*", (c) => refuseUnread(c, 404, "errors.not_found"));
  mountImages(app, services);
  mountOutbox(app, services);
  mountFiles(app, services, options);
  mountOffice(app, services, {
    ...options,
    findStaffSession: services.staff.staffSessionOf,
  });
  mountPages(app, { services, renderRoute: createRender(services), calls: routes });
  handleErrors(app, services.log);
  return { fetch: app.fetch, answerFromCache: createCachedPageResponder(services) };
}
