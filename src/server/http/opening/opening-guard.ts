import type { Context, Hono, Next } from "hono";
import { PREVIEWED_PATH } from "#features/sites/domain/previewed-path.ts";
import { isSiteOpen } from "#features/sites/domain/site.ts";
import { LANGUAGE_COOKIE, visitorLanguage } from "#features/sites/domain/visitor-language.ts";
import {
  isPreview,
  PREVIEW_COOKIE,
  PREVIEW_PATH,
  PREVIEW_SECONDS,
} from "#features/sites/server/staff-sites/previews.ts";
import { OFFICE_CALLS } from "#platform/api/staff-route.ts";
import { loadOfficeMessages } from "../../message-tables.ts";
import type { Services } from "../../services.ts";
import { siteRequest } from "../calls/site-request.ts";
import { failureResponse } from "../errors.ts";
import { isOfficeHost } from "../request/office-host.ts";
import type { AppEnv } from "../request/request-scope.ts";
import { openingSoonPage } from "./opening-soon-page.ts";

/** Open before the site is: the office, webhooks of payments and parcels, and files that are equal on every site. */
const OPEN_PATHS = [
  OFFICE_CALLS,
  /^\/api\/payments\/[a-z]+\/(webhook|callback)/,
  /^\/api\/(tracking\/carrier\/webhook|openapi\.json|docs)/,
  /^\/(office-assets|assets|fonts|favicon|builds)/,
];
const OFFICE_PATH = /^\/([a-z]{2}\/)?admin(\/|$)/i;

const NOT_STORED = { "cache-control": "no-store", "x-robots-tag": "noindex" };
const HOUR_SECONDS = 3600;

/** Until a site is open, visitors see one page instead of it; users with a preview link of the office see the site. */
export function mountOpeningGuard(app: Hono<AppEnv>, services: Services): void {
  const { tables } = loadOfficeMessages();

  app.get(`${PREVIEW_PATH}:token`, async (c) => {
    const token = c.req.param("token");
    const request = siteRequest(c, services, (name, value, options) =>
      c.header(name, value, options),
    );
    if (await isPreview(services, { token, siteId: c.var.site.id })) {
      request.setCookie(PREVIEW_COOKIE, token, PREVIEW_SECONDS);
    }
    c.header("cache-control", "no-store");
    c.header("referrer-policy", "no-referrer");
    const to = c.req.query("to") ?? "";
    return c.redirect(PREVIEWED_PATH.test(to) ? to : "/");
  });

  app.use(async (c, next) => {
    const { site, cookies } = c.var;
    const { path } = c.req;
    // Developers may see the pages of an empty shop.
    if (import.meta.env.DEV) return next();
    if (isSiteOpen(site) || isAlwaysOpen(c, services)) return next();
    if (await isPreview(services, { token: cookies[PREVIEW_COOKIE], siteId: site.id })) {
      return showPreview(c, next);
    }
    if (path === "/robots.txt") return c.text("User-agent: *\nDisallow: /\n", 200, NOT_STORED);
    c.header("retry-after", String(HOUR_SECONDS));
    if (path.startsWith("/api/")) return failureResponse(c, 503, "errors.not_open_yet");
    const languages = site.languages.map(({ isoCode }) => isoCode);
    const inPath = languages.find((code) => path === `/${code}` || path.startsWith(`/${code}/`));
    const language =
      inPath ??
      visitorLanguage(languages, {
        cookie: cookies[LANGUAGE_COOKIE],
        acceptLanguage: c.req.header("accept-language"),
      });
    const page = openingSoonPage({ site, language, messages: tables[language] ?? {} });
    return c.html(page.html, 503, { ...NOT_STORED, "content-security-policy": page.policy });
  });
}

/** The office is open on its own host; on other hosts its addresses are pages of the shop, which is not open. */
function isAlwaysOpen(c: Context<AppEnv>, { environment }: Services): boolean {
  const { path } = c.req;
  if (OFFICE_PATH.test(path)) return isOfficeHost(c.var, environment.OFFICE_HOST);
  return OPEN_PATHS.some((open) => open.test(path));
}

/** Shows the page as visitors will see it, but not to be stored by proxies or indexed by search engines. */
async function showPreview(c: Context<AppEnv>, next: Next): Promise<void> {
  await next();
  for (const [name, value] of Object.entries(NOT_STORED)) c.res.headers.set(name, value);
}
