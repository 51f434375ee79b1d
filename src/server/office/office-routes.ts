import type { Context, Hono } from "hono";
import { LANGUAGE_COOKIE, visitorLanguage } from "#features/sites/domain/visitor-language.ts";
import { LANGUAGES } from "#i18n/languages.ts";
import type { RequestContext } from "#platform/api/request-context.ts";
import { siteRequest } from "../http/calls/site-request.ts";
import { serveHashedFiles } from "../http/files.ts";
import { serveFormerAssets } from "../http/former-assets.ts";
import { isOfficeHost } from "../http/request/office-host.ts";
import type { AppEnv } from "../http/request/request-scope.ts";
import { loadOfficeMessages } from "../message-tables.ts";
import type { Services } from "../services.ts";
import { DEVELOPMENT_ASSETS, readOfficeAssets } from "./office-assets.ts";
import { isOfficeLanguage, officeDocument, officePolicy } from "./office-document.ts";

type OfficeOptions = {
  /** The folder of the built office; without it Vite serves the sources. */
  officeDir?: string | undefined;
  formerDir?: string | undefined;
  /** Undefined if the user is not logged in at the office. */
  findStaffSession: (request: RequestContext) => Promise<unknown>;
};

const IMMUTABLE = "public, max-age=31536000, immutable";

/** Pages that are open without a login. */
const OPEN_PAGES = import.meta.env.DEV ? ["/login", "/showcase"] : ["/login"];

const isOpenPage = (page: string) =>
  OPEN_PAGES.some((open) => page === open || page.startsWith(`${open}/`));

/** Mounts the office: one document for all its pages, its files and its texts. Other hosts have no office. */
export function mountOffice(app: Hono<AppEnv>, services: Services, options: OfficeOptions): void {
  const { officeDir, formerDir, findStaffSession } = options;
  const assets = officeDir ? readOfficeAssets(officeDir) : DEVELOPMENT_ASSETS;
  const policy = officePolicy(assets);
  const messages = loadOfficeMessages();
  const isHere = (c: Context<AppEnv>) => isOfficeHost(c.var, services.environment.OFFICE_HOST);

  app.get("/office-assets/messages/:version/:file{[a-z]{2}\\.json}", (c, next) => {
    const table = messages.tables[c.req.param("file").slice(0, 2)];
    if (!isHere(c) || !table || c.req.param("version") !== messages.version) return next();
    return c.json(table, 200, { "cache-control": IMMUTABLE });
  });
  if (officeDir) {
    const serve = serveHashedFiles(officeDir);
    app.use("/office-assets/*", (c, next) => (isHere(c) ? serve(c, next) : next()));
    const serveFormer = serveFormerAssets(formerDir ?? "");
    app.get("/office-assets/*", (c, next) => (isHere(c) ? serveFormer(c, next) : next()));
  }
  app.all("/office-assets/*", (c) => c.text("Not found", 404));

  app.get("/admin/*", (c, next) => (isHere(c) ? toLanguage(c, c.req.path) : next()));

  app.get("/:locale{[a-zA-Z]{2}}/admin/*", async (c, next) => {
    if (!isHere(c)) return next();
    const language = c.req.param("locale");
    if (!isOfficeLanguage(language)) return toLanguage(c, c.req.path.slice("/en".length));
    const page = c.req.path.slice(`/${language}/admin`.length);
    if (!isOpenPage(page) && !(await findStaffSession(requestOf(c)))) {
      const { pathname, search } = new URL(c.req.url);
      const target = `${pathname}${search}`;
      return c.redirect(`/${language}/admin/login?${new URLSearchParams({ next: target })}`);
    }
    const html = officeDocument({
      language,
      timeZone: c.var.site.timeZone,
      messages: messages.tables[language] ?? {},
      messagesUrl: `/office-assets/messages/${messages.version}/${language}.json`,
      assets,
    });
    return c.html(html, 200, {
      "cache-control": "no-store",
      "content-security-policy": policy,
      "x-robots-tag": "noindex",
    });
  });

  const requestOf = (c: Context<AppEnv>) =>
    siteRequest(c, services, (name, value, options) => c.header(name, value, options));
}

/** Redirects to the path in a language of the office, chosen by the visitor's cookie and browser. */
function toLanguage(c: Context<AppEnv>, path: string): Response {
  const language = visitorLanguage(LANGUAGES, {
    cookie: c.var.cookies[LANGUAGE_COOKIE],
    acceptLanguage: c.req.header("accept-language"),
  });
  return c.redirect(`/${language}${path}${new URL(c.req.url).search}`);
}
