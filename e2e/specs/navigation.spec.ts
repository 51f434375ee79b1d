import type { Page } from "@playwright/test";
import { siteAddress } from "../fixtures/addresses.ts";
import { FULL_RUN } from "../fixtures/full-run.ts";
import { expect, markDocument, test } from "../fixtures/test.ts";

// These tests use page transitions; other tests run without them.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const warranty = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Warranty" });

/** Follows a link in the page's text, as an editor may have written it. */
async function followInText(page: Page, path: string) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "Read on" });
    document.querySelector(".prose")?.prepend(link);
  }, path);
  await page.getByRole("link", { name: "Read on" }).click();
}

test("navigation works without a reload, and updates title and focus", async ({ page, open }) => {
  await open("default", "/en/contacts");
  const isSameDocument = await markDocument(page);
  await warranty(page).click();
  await expect(page).toHaveTitle(/Warranty/);
  await expect(page.locator("p[aria-live=polite]")).toHaveText(await page.title());
  await expect(page.locator("#main")).toBeFocused();

  await page.goBack();
  await expect(page).not.toHaveTitle(/Warranty/);
  await expect(page.locator("p[aria-live=polite]")).toHaveText(await page.title());
  await warranty(page).evaluate(openMenuOnTheWay);
  await expect(page.locator("p[aria-live=polite]")).toHaveText(/Warranty/);
  // The focus moves a moment later, unless the visitor has moved it elsewhere.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(page.locator("header details[open]")).toHaveCount(1);
  expect(await isSameDocument()).toBe(true);
});

/** Opens the menu as fast as a person can, before the next page is there. */
function openMenuOnTheWay(link: HTMLElement | SVGElement): void {
  (link as HTMLElement).click();
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("header details")) {
    const summary = menu.querySelector("summary");
    if (!summary?.offsetParent) continue;
    summary.focus();
    summary.click();
    return;
  }
}

test("a moved page redirects, and the back button returns", async ({ page, open }) => {
  await open("default", "/en/warranty");
  const isSameDocument = await markDocument(page);
  await followInText(page, "/en/terms");
  await page.waitForURL("**/en/purchase-agreement");
  await page.goBack();
  await page.waitForURL("**/en/warranty");
  expect(await isSameDocument()).toBe(true);
});

test("a page that moved to another site is loaded as a full document", async ({ page, open }) => {
  await page.route("https://status.cartage.example/", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>Elsewhere</h1>" }),
  );
  await open("default", "/en/warranty");
  const asked = page.waitForRequest("**/en/status-page.data*");
  const left = page.waitForRequest("https://status.cartage.example/");
  await followInText(page, "/en/status-page");
  await asked;
  expect((await left).isNavigationRequest()).toBe(true);
  await expect(page.getByRole("heading", { name: "Elsewhere" })).toBeVisible();
});

test("a new build is offered and loaded at the next navigation", async ({ page, open }) => {
  await page.clock.install();
  await open("default", "/en/contacts");
  await page.route("**/builds/latest.json*", (route) => route.fulfill({ json: { id: "newer" } }));
  const isSameDocument = await markDocument(page);
  // Repeats, because the hour may start before the page measures time.
  await expect(async () => {
    await page.clock.fastForward(60 * 60 * 1000 + 1000);
    await expect(page.getByText("A new version of the shop is ready.")).toBeVisible({
      timeout: 3000,
    });
  }).toPass();
  await warranty(page).click();
  await page.waitForURL("**/en/warranty");
  expect(await isSameDocument()).toBe(false);
});

test("a page that takes 200 ms shows the loading bar", async ({ page, open, pauseClock }) => {
  await page.clock.install();
  await open("default", "/en/contacts");
  await pauseClock();
  const bar = page.getByRole("progressbar", { includeHidden: true }).first();
  expect(await bar.evaluate((node) => node.getBoundingClientRect().height)).toBe(3);
  const answer = await holdData(page, "warranty");
  await warranty(page).click();
  await expect(bar).toHaveAttribute("aria-hidden", "false");
  await page.clock.runFor(199);
  await expect(bar).not.toHaveAttribute("data-shown");
  await page.clock.runFor(1);
  await expect(bar).toHaveAttribute("data-shown");
  answer();
  await expect(page).toHaveTitle(/Warranty/);
  await expect(bar).not.toHaveAttribute("data-shown");
});

test("a page that loads faster shows no loading bar", async ({ page, open, pauseClock }) => {
  await page.clock.install();
  await open("default", "/en/contacts");
  await pauseClock();
  const bar = page.getByRole("progressbar", { includeHidden: true }).first();
  await bar.evaluate((node) => {
    const watcher = new MutationObserver(() => Object.assign(window, { barWasShown: true }));
    watcher.observe(node, { attributeFilter: ["data-shown"] });
  });
  await warranty(page).click();
  await page.clock.runFor(199);
  await expect(page).toHaveTitle(/Warranty/);
  await page.clock.runFor(5000);
  expect(await page.evaluate(() => "barWasShown" in window)).toBe(false);
});

/** A page transition that lasts until `endTransition` is called in the page. */
const startTransition = (page: Page) =>
  page.evaluate(async () => {
    const transition = document.startViewTransition();
    await transition.ready;
    for (const animation of document.getAnimations()) animation.pause();
    Object.assign(window, { endTransition: () => transition.skipTransition() });
  });

test("a navigation waits for the running page transition", async ({ page, open }) => {
  await open("default", "/en/contacts");
  await startTransition(page);
  await warranty(page).evaluate((link: HTMLAnchorElement) => link.click());
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  expect(new URL(page.url()).pathname).toBe("/en/contacts");
  await page.evaluate(() => (window as unknown as { endTransition: () => void }).endTransition());
  await page.waitForURL("**/en/warranty");
});

test("going back during a transition works", async ({ page, open }) => {
  await open("default", "/en/contacts");
  await warranty(page).click();
  await page.waitForURL("**/en/warranty");
  // The page is not visible yet: its transition is about to start.
  await page.evaluate(() => window.history.back());
  await page.waitForURL("**/en/contacts");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contacts");
});

test("navigation does not request the root route's data again", async ({ page, open }) => {
  await open("default", "/en/contacts");
  const data = page.waitForRequest("**/warranty.data*");
  await warranty(page).click();
  const routes = new URL((await data).url()).searchParams.get("_routes");
  expect(routes).not.toBeNull();
  expect(routes?.split(",")).not.toContain("root");
});

test.describe("pages without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("are readable and have working links", async ({ page }) => {
    await page.goto(`${siteAddress("lt")}/lt/faq`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: /garantij/i })
      .click();
    await expect(page).toHaveURL(/\/lt\/warranty$/);
  });
});

/** Delays a page's data until the returned function is called. */
async function holdData(page: Page, path: string): Promise<() => void> {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**/${path}.data*`, async (route) => {
    await held;
    await route.continue();
  });
  return answer;
}

test("the last of several quick clicks wins", FULL_RUN, async ({ page, open }) => {
  await open("default", "/en/");
  const footer = page.getByRole("contentinfo");
  for (const name of ["Contacts", "Privacy policy", "Warranty"]) {
    await footer
      .getByRole("link", { name, exact: true })
      .evaluate((link: HTMLAnchorElement) => link.click());
  }
  await expect(page).toHaveTitle(/Warranty/);
});

test("the last click wins over a waiting navigation and over one in progress", async ({
  page,
  open,
}) => {
  await open("default", "/en/contacts");
  const privacy = page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" });
  await startTransition(page);
  await privacy.evaluate((link: HTMLAnchorElement) => link.click());
  await warranty(page).evaluate((link: HTMLAnchorElement) => {
    link.click();
    (window as unknown as { endTransition: () => void }).endTransition();
  });
  await expect(page).toHaveTitle(/Warranty/);

  await open("default", "/en/contacts");
  const answer = await holdData(page, "privacy-policy");
  const asked = page.waitForRequest("**/privacy-policy.data*");
  await privacy.evaluate((link: HTMLAnchorElement) => link.click());
  await asked;
  await startTransition(page);
  await warranty(page).evaluate((link: HTMLAnchorElement) => link.click());
  answer();
  await page.evaluate(() => (window as unknown as { endTransition: () => void }).endTransition());
  await expect(page).toHaveTitle(/Warranty/);
});

/** Records, for each transition, whether a card's picture had a name at the start and on the new page. */
function notePictures(): void {
  const noted: boolean[] = [];
  const hasPicture = () =>
    [...document.querySelectorAll<HTMLElement>(".card-pic")].filter(
      ({ style }) => style.viewTransitionName === "goods-picture",
    ).length === 1;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    noted.push(hasPicture());
    return start(async () => {
      await (typeof update === "function" ? update() : update?.update?.());
      noted.push(hasPicture());
    });
  };
  Object.assign(window, { noted });
}

test("hovering a card prefetches its page, and its picture moves there and back", async ({
  page,
  open,
}) => {
  await page.addInitScript(notePictures);
  await open("default", "/en/c/footwear");
  const isSameDocument = await markDocument(page);
  const card = page.getByRole("article").nth(1).getByRole("link");
  const href = (await card.getAttribute("href")) ?? "";
  const fetched = page.waitForRequest((request) => request.url().includes(`${href}.data`));
  await card.hover();
  expect((await fetched).headers()["sec-purpose"]).toContain("prefetch");
  const beside = page.context().waitForEvent("page");
  await card.click({ modifiers: ["ControlOrMeta"] });
  await (await beside).close();
  await card.click();
  await page.waitForURL(`**${href}`);
  const noted = () => page.evaluate(() => (window as unknown as { noted: boolean[] }).noted);
  await expect.poll(noted).toEqual([true, false]);
  await page.goBack();
  await page.waitForURL("**/en/c/footwear");
  await expect.poll(noted).toEqual([true, false, false, true]);
  expect(await isSameDocument()).toBe(true);
});
