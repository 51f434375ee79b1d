import { randomBytes } from "node:crypto";
import { RouterContextProvider } from "react-router";
import type { Site } from "#features/sites/domain/site.ts";
import { LANGUAGE_COOKIE, visitorLanguage } from "#features/sites/domain/visitor-language.ts";
import { publicOrigin } from "#features/sites/server/public-origin.ts";
import { textsTag } from "#features/sites/server/texts/own-texts.ts";
import { sitesContext, visitContext } from "#features/sites/shop/visit.context.ts";
import { callsContext, type MakeCall } from "#platform/pages/calls.context.ts";
import { pageLanguage, pageLanguageContext } from "#platform/pages/language.context.ts";
import { PERSONAL_HEADERS } from "#platform/pages/page-responses.ts";
import { isCardPage, isUntrackedPage } from "#platform/pages/page-rules.ts";
import { pageTagsContext } from "#platform/pages/page-tags.context.ts";
import { imageSizeContext } from "#shop/product/image-size.context.ts";
import { type StoredPage, storePage } from "../caches/stored-page.ts";
import { RETRY_AFTER_SECONDS, unavailableMessage } from "../http/errors.ts";
import { loggedPath } from "../http/request/request-log.ts";
import { createImageSizes } from "../images/image-size.ts";
import { isCachedPage } from "../page-table.ts";
import type { Services } from "../services.ts";
import {
  type OtherSources,
  policyWithHashes,
  policyWithNonce,
  removeNonce,
  withImage,
} from "./content-security-policy.ts";
import { type DocumentBytes, editDocument } from "./document-bytes.ts";
import { currencyId } from "./page-key.ts";
import { markEdits, type PageMark } from "./page-marks.ts";
import { renderContext } from "./render.context.ts";
import { DEFER_SCRIPTS } from "./script-priority.ts";

export type RenderRoute = (request: Request, context: RouterContextProvider) => Promise<Response>;
export type PageRequest = {
  request: Request;
  site: Site;
  cookies: Record<string, string>;
  makeCall: MakeCall;
};

/** Facts about a page that are known only after its loaders and React have run. */
type Rendering = {
  siteId: number;
  tags: string[];
  nonce: string;
  /** From the table of pages. */
  isCached: boolean;
  html?: DocumentBytes;
  /** A service that the page needs does not answer now. */
  isUnavailable?: boolean;
  /** The page was rendered without a service that does not answer now. */
  isIncomplete?: boolean;
};

/** Renders a page, or passes on another response: a redirect, or data for a browser navigation. */
export function createPageHandler(services: Services, renderRoute: RenderRoute) {
  const readImageSize = createImageSizes(services.findPicture);
  return async function handlePage(page: PageRequest): Promise<Response | StoredPage> {
    const rendering: Rendering = {
      siteId: page.site.id,
      tags: [],
      nonce: randomBytes(16).toString("base64"),
      isCached: isCachedPage(new URL(page.request.url).pathname),
    };
    const context = pageContext(services, page, rendering);
    context.set(imageSizeContext, readImageSize);
    const rendered = await renderRoute(page.request, context);
    const response = rendering.isUnavailable ? comeBackLater(rendered) : rendered;
    if (!rendering.html) return dataAnswer(response, rendering);
    const { marks, sources } = thirdPartiesOf(services, page);
    const thirdParties = { marks, sources: withImage(sources, page.site.cdnLogo) };
    const stored = toStoredPage(response, rendering, rendering.html, thirdParties);
    return marks.length > 0 ? hideAddress(stored) : stored;
  };
}

type ThirdParties = { marks: PageMark[]; sources?: OtherSources | undefined };

/** Other origins that may load into the page, and the marks that tell the browser about it. */
function thirdPartiesOf(
  { providers, marketing }: Services,
  { request, site }: PageRequest,
): ThirdParties {
  const { pathname } = new URL(request.url);
  if (isCardPage(pathname)) return { marks: ["cards", "silent"], sources: providers.sources };
  if (isUntrackedPage(pathname)) return { marks: ["silent"] };
  return { marks: [], sources: marketing.sourcesOf(site) };
}

/** Hides the page's address from search engines and from the next page, where tracking services may run. */
const hideAddress = (page: StoredPage): StoredPage => ({
  ...page,
  headers: { ...page.headers, "referrer-policy": "strict-origin", "x-robots-tag": "noindex" },
});

function pageContext(services: Services, page: PageRequest, rendering: Rendering) {
  const { site, cookies, request } = page;
  const context = new RouterContextProvider();
  const languages = site.languages.map((one) => one.isoCode);
  const firstLanguage = languages[0] ?? "en";
  const { resources } = services.sites.getMessages({ site, language: firstLanguage });
  context.set(visitContext, {
    site,
    origin: publicOrigin(site, services.environment.PORT),
    currencyId: currencyId(site, request.headers.get("cookie") ?? ""),
    preferredLanguage: () =>
      visitorLanguage(languages, {
        cookie: cookies[LANGUAGE_COOKIE],
        acceptLanguage: request.headers.get("accept-language") ?? undefined,
      }),
    debug: services.environment.SHOW_ERROR_DETAILS,
  });
  context.set(sitesContext, services.sites);
  context.set(callsContext, page.makeCall);
  context.set(pageTagsContext, {
    show: (...shown) => rendering.tags.push(...shown),
    markIncomplete() {
      rendering.isIncomplete = true;
    },
  });
  // A default until the locale guard chooses, so that even an early error is in one of the site's languages.
  context.set(pageLanguageContext, pageLanguage(firstLanguage, resources[firstLanguage] ?? {}));
  context.set(renderContext, {
    nonce: rendering.nonce,
    onRenderError(error) {
      rendering.isUnavailable ||= unavailableMessage(error) !== undefined;
      // Only the path is logged, because the query contains what visitors search for.
      const { pathname } = new URL(request.url);
      services.log.error({ err: error, path: loggedPath(pathname) }, "page failed");
    },
    onDocument(html) {
      rendering.html = html;
    },
  });
  services.fillPageContext(context, page);
  return context;
}

/** The router knows only 500; search engines must not take a short outage for a permanent error. */
function comeBackLater(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set("retry-after", RETRY_AFTER_SECONDS);
  headers.set("cache-control", PERSONAL_HEADERS["cache-control"]);
  return new Response(response.body, { status: 503, headers });
}

/** Data of a public page is cached like the page itself; personal data is requested each time. */
async function dataAnswer(
  response: Response,
  rendering: Rendering,
): Promise<Response | StoredPage> {
  if (!response.ok) return response;
  if (!isCacheable(response, rendering)) {
    response.headers.set("cache-control", PERSONAL_HEADERS["cache-control"]);
    response.headers.set("vary", PERSONAL_HEADERS.vary);
    return response;
  }
  return storePage({
    html: Buffer.from(await response.arrayBuffer()),
    status: response.status,
    tags: tagsOf(rendering),
    isPublic: true,
    isIncomplete: rendering.isIncomplete,
    edgeSeconds: DATA_EDGE_SECONDS,
    headers: {
      ...Object.fromEntries(response.headers),
      "cache-control": cacheControl(true, rendering),
    },
  });
}

const PUBLIC = "public, max-age=0, must-revalidate";
/** After a deploy, new scripts must not get the former build's data for long. */
const DATA_EDGE_SECONDS = 60;

/** Only our own cache keeps an incomplete page, although it is the same for everybody. */
const cacheControl = (isShared: boolean, { isIncomplete }: Rendering) =>
  isShared && !isIncomplete ? PUBLIC : PERSONAL_HEADERS["cache-control"];

/** Every page shows its site (name, languages, company), the menu of categories, and texts. */
const tagsOf = ({ tags, siteId }: Rendering) => [...tags, "sites", "categories", textsTag(siteId)];

/** A response that sets a cookie is for one visitor only. */
const isCacheable = (response: Response, rendering: Rendering) =>
  isPublic(response.status, rendering) && !response.headers.has("set-cookie");

const isPublic = (status: number, { isCached, tags }: Rendering) =>
  status === 200 && isCached && tags.length > 0;

function toStoredPage(
  response: Response,
  rendering: Rendering,
  html: DocumentBytes,
  { marks, sources }: ThirdParties,
): StoredPage {
  const { nonce } = rendering;
  const isShared = isCacheable(response, rendering);
  const edits = [...DEFER_SCRIPTS, ...markEdits(marks), ...(isShared ? [removeNonce(nonce)] : [])];
  return storePage({
    html: editDocument(html, edits),
    status: response.status,
    tags: tagsOf(rendering),
    isPublic: isShared,
    isIncomplete: rendering.isIncomplete,
    headers: {
      ...Object.fromEntries(response.headers),
      "content-security-policy": isShared
        ? policyWithHashes(html, nonce, sources)
        : policyWithNonce(nonce, sources),
      "cache-control": cacheControl(isShared, rendering),
    },
  });
}
