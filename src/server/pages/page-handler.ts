import { randomBytes } from "node:crypto";
import { RouterContextProvider } from "react-router";
import type { Site } from "#features/sites/domain/site.ts";
import { LANGUAGE_COOKIE, visitorLanguage } from "#features/sites/domain/visitor-language.ts";
import { pageLanguage, pageLanguageContext } from "#features/sites/shop/language.context.ts";
import { pageTagsContext } from "#features/sites/shop/page-tags.context.ts";
import { sitesContext, visitContext } from "#features/sites/shop/visit.context.ts";
import { publicOrigin } from "../http/origin.ts";
import type { Services } from "../services.ts";
import { policyWithHashes, policyWithNonce } from "./content-security-policy.ts";
import { currencyId } from "./page-key.ts";
import { renderContext } from "./render.context.ts";
import { type StoredPage, storePage } from "./stored-page.ts";

export type RenderRoute = (request: Request, context: RouterContextProvider) => Promise<Response>;
export type PageRequest = {
  request: Request;
  site: Site;
  host: string;
  cookies: Readonly<Record<string, string>>;
};

/** Renders a page, or passes on an answer that is none: a redirect, or data the browser asked for. */
export function createPageHandler(services: Services, renderRoute: RenderRoute) {
  return async function handlePage(page: PageRequest): Promise<Response | StoredPage> {
    const nonce = randomBytes(16).toString("base64");
    const tags: string[] = [];
    const context = pageContext(services, page, nonce, tags);
    const response = await renderRoute(page.request, context);
    const isHtml = response.headers.get("content-type")?.startsWith("text/html");
    if (!isHtml) return dataAnswer(response);
    return toStoredPage(response, nonce, tags);
  };
}

function pageContext(services: Services, page: PageRequest, nonce: string, tags: string[]) {
  const { site, host, cookies, request } = page;
  const context = new RouterContextProvider();
  const languages = site.languages.map((one) => one.isoCode);
  const firstLanguage = languages[0] ?? "en";
  const { resources } = services.sites.getMessages({ site, language: firstLanguage });
  context.set(visitContext, {
    site,
    origin: publicOrigin(site, host, services.environment.PORT),
    currencyId: currencyId(site, request.headers.get("cookie") ?? ""),
    preferredLanguage: () =>
      visitorLanguage(languages, {
        cookie: cookies[LANGUAGE_COOKIE],
        acceptLanguage: request.headers.get("accept-language") ?? undefined,
      }),
    debug: services.environment.DEBUG,
  });
  context.set(sitesContext, services.sites);
  context.set(pageTagsContext, { show: (...shown) => tags.push(...shown) });
  // Until the locale guard knows better, so that even an early error speaks a language of the site.
  context.set(pageLanguageContext, pageLanguage(firstLanguage, resources[firstLanguage] ?? {}));
  context.set(renderContext, {
    nonce,
    onRenderError: (error) => services.log.error({ err: error, url: request.url }, "page failed"),
  });
  services.fillPageContext(context);
  return context;
}

/** Without this the browser fetches prefetched data a second time on click. */
function dataAnswer(response: Response): Response {
  if (response.status === 200 && !response.headers.has("cache-control")) {
    response.headers.set("cache-control", "private, max-age=10");
  }
  return response;
}

async function toStoredPage(response: Response, nonce: string, tags: string[]) {
  const isPublic = response.status === 200 && tags.length > 0;
  const rendered = await response.text();
  const html = isPublic ? rendered.replaceAll(` nonce="${nonce}"`, "") : rendered;
  return storePage({
    html,
    status: response.status,
    // Every page shows its site: name, languages, company.
    tags: [...tags, "sites"],
    isPublic,
    headers: {
      ...Object.fromEntries(response.headers),
      "content-security-policy": isPublic ? policyWithHashes(html) : policyWithNonce(nonce),
      "cache-control": isPublic ? "public, max-age=0, must-revalidate" : "no-store",
    },
  });
}
