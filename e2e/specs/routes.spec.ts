import { type Page, test } from "@playwright/test";
import { DEMO_SITES } from "../../demo/sites/sites.ts";
import {
  fillRoute,
  firstGoods,
  type Names,
  SELLERS_GOODS,
} from "../../src/server/fixtures/crawl/crawled-routes.ts";
import { siteAddress } from "../fixtures/addresses.ts";
import { barriersOf, unreadableOf } from "../fixtures/axe.ts";
import { expect } from "../fixtures/expect.ts";
import { FULL_RUN } from "../fixtures/full-run.ts";
import { register } from "../fixtures/log-in.ts";
import {
  everyVisit,
  isShown,
  pairwiseVisits,
  type RouteVisit,
  unmet,
} from "../fixtures/route-visits.ts";
import { hydrated, setConsentCookie } from "../fixtures/test.ts";
import { unfold } from "../fixtures/unfold.ts";

const all = everyVisit(DEMO_SITES);
const few = pairwiseVisits(all);

test("the reduced list of visits covers every page, site, language and window", () => {
  expect(unmet(all, few)).toEqual([]);
  expect(few.length).toBeLessThan(60);
});

/** Records everything that the browser logs, and starts again for each page. */
function listen(page: Page): (isMissing: boolean) => string[] {
  let heard: string[] = [];
  let missing: string[] = [];
  page.on("console", (message) => {
    // The failed URL itself is recorded below.
    const isOfLoading = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isOfLoading) heard.push(message.text());
  });
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    // Navigating away aborts requests under way.
    if (why !== "net::ERR_ABORTED") heard.push(`${why} ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() < 400) return;
    const isPage = response.request().isNavigationRequest();
    const list = isPage && response.status() === 404 ? missing : heard;
    list.push(`${response.status()} ${response.url()}`);
  });
  return (isMissing) => {
    const wrong = [...heard, ...(isMissing ? [] : missing)];
    [heard, missing] = [[], []];
    return wrong;
  };
}

/** Only the browser resolves names under localhost, so this calls the first site with the other's Host header. */
async function namesFor(page: Page, { site, language, path }: RouteVisit): Promise<Names> {
  if (!/\{(category|product|offer)\}/.test(path)) return { name: site.product };
  const headers = { host: new URL(siteAddress(site.region)).host };
  const list = path.includes("{offer}") ? SELLERS_GOODS : "/marketplace";
  const address = `${siteAddress("default")}/${language}${list}`;
  return firstGoods(await (await page.request.get(address, { headers })).text(), language);
}

/** Violations that axe finds on the page as it is, in light and dark mode. */
async function barriers(page: Page, mode: RouteVisit["mode"]): Promise<string[]> {
  await unfold(page);
  const found = await barriersOf(page);
  const other = mode === "dark" ? "light" : "dark";
  await page.emulateMedia({ colorScheme: other });
  await expect(page.locator("html")).toHaveAttribute("data-mode", other);
  return [...found, ...(await unreadableOf(page)).map((one) => `${other} ${one}`)];
}

/** `closely`: runs axe, which takes longer than the visit. */
async function visitAll(
  page: Page,
  visits: readonly RouteVisit[],
  { closely }: { closely: boolean },
): Promise<void> {
  const heard = listen(page);
  const wrong: string[] = [];
  for (const visit of visits) {
    const { site, language, width, mode, seen } = visit;
    const path = fillRoute(`/${language}${visit.path}`, await namesFor(page, visit));
    expect(path, `${site.region} has ${visit.path}`).not.toBe("");
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: mode, reducedMotion: "reduce" });
    await page.goto(siteAddress(site.region) + path);
    await hydrated(page);
    const stuckOut = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    const problems = [
      ...heard(seen === 404),
      ...(stuckOut > 0 ? [`${stuckOut}px too wide`] : []),
      ...(closely && isShown(seen) ? await barriers(page, mode) : []),
    ];
    const where = `${visit.who} ${site.region} ${path} ${width} ${mode}`;
    wrong.push(...problems.map((problem) => `${where}: ${problem}`));
  }
  expect(wrong).toEqual([]);
}

/** One browser for all sites, with the cookie question answered; a customer has just registered. */
async function enter(page: Page, who: RouteVisit["who"]): Promise<void> {
  const regions = DEMO_SITES.map(({ region }) => region);
  if (who === "customer") await register(page, ...regions);
  for (const region of regions) await setConsentCookie(page, siteAddress(region));
}

/** Sorted by site, because a browser need not load a site's files again. */
const inTurn = (visits: readonly RouteVisit[]) =>
  visits.toSorted((one, other) => one.site.id - other.site.id);

for (const who of ["guest", "customer"] as const) {
  test(`every route fits the window and logs nothing, as ${who}`, async ({ page }) => {
    test.setTimeout(600_000);
    await enter(page, who);
    await visitAll(page, inTurn(few.filter((visit) => visit.who === who)), { closely: false });
  });

  for (const { region, languages } of DEMO_SITES) {
    for (const { isoCode } of languages) {
      test(`${region} ${isoCode}: every route works, as ${who}`, FULL_RUN, async ({ page }) => {
        test.setTimeout(3_600_000);
        await enter(page, who);
        const isHere = ({ site, language, ...visit }: RouteVisit) =>
          site.region === region && language === isoCode && visit.who === who;
        await visitAll(page, all.filter(isHere), { closely: true });
      });
    }
  }
}
