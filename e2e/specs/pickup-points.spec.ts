import { expect, test } from "../fixtures/test.ts";

test("courier prices are shown, even where there are no pickup points", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("ae", "/en/pickup-points");
  await expect(page.getByRole("row", { name: /Aramex.*6.90/ })).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Town, street or post code" })).toHaveCount(0);
  await expectAccessible();
});

test("a pickup point is found by words, chosen in the list and marked on the map", async ({
  page,
  open,
}) => {
  await open("lt", "/lt/pickup-points");
  const search = page.getByRole("searchbox", { name: "Miestas, gatvė ar pašto kodas" });
  await search.fill("klaipeda");
  const points = page.getByRole("radio");
  await expect(points).toHaveCount(2);
  await page.getByRole("radio", { name: /Priestotis/ }).check();
  await expect(page.getByRole("option", { name: /Priestotis/ })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  const chosen = page.locator(".chosen-point");
  await expect(chosen).toContainText("Priestočio g. 1, 92225 Klaipėda");
  await expect(chosen).toContainText("Veikia visą parą");
  await expect(chosen).toContainText("LP Express, 1,89 €");
  await search.fill("xylophone");
  await expect(page.getByText("Tokios vietos neradome.")).toBeVisible();
  await expect(chosen).toContainText("Priestočio g. 1");
});

test("list and map are accessible", async ({ page, open, expectAccessible }) => {
  await open("lt", "/lt/pickup-points");
  await page.getByRole("radio").first().check();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectAccessible();
});

test("the map works with arrow keys, and a choice there is selected in the list", async ({
  page,
  open,
}) => {
  await open("lt", "/lt/pickup-points");
  await page.getByRole("searchbox", { name: "Miestas, gatvė" }).fill("klaipeda");
  const northern = page.getByRole("option", { name: /Priestotis/ });
  const southern = page.getByRole("option", { name: /Taikos/ });
  await expect(page.getByRole("option")).toHaveCount(2);
  await northern.focus();
  await page.keyboard.press("ArrowDown");
  await expect(southern).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("radio", { name: /Taikos/ })).toBeChecked();
  await expect(southern).toHaveAttribute("aria-selected", "true");
});

test("a cluster of pickup points expands when it is clicked", async ({ page, open }) => {
  await open("ee", "/et/pickup-points");
  const many = page.getByRole("option", { name: /punkti, Tallinn/ });
  await many.click();
  await expect(page.getByRole("option", { name: /Endla/ })).toBeVisible();
  await page.getByRole("button", { name: "Kõik punktid" }).click();
  await expect(page.getByRole("option", { name: /Kuressaare/ })).toBeVisible();
});

test("the nearest pickup points come first, with distances", async ({ page, open, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 56.947, longitude: 24.1205 });
  await open("lv", "/lv/pickup-points");
  await page.getByRole("button", { name: "Manā tuvumā" }).click();
  const nearest = page.locator(".point-list .radio-card").first();
  await expect(nearest).toContainText("Rīgas Stacijas laukuma pakomāts");
  await expect(nearest).toContainText(/\d+\sm/);
});

test("a visitor without a location is asked to type a town", async ({ page, open, context }) => {
  await context.clearPermissions();
  await open("nl", "/en/pickup-points");
  await page.getByRole("button", { name: "Near me" }).click();
  await expect(page.getByText("Type your town or post code instead.")).toBeVisible();
});

test("failed pickup points can be loaded again", async ({ page, open, expectConsoleErrors }) => {
  expectConsoleErrors(/503/);
  const address = "**/api/delivery/pickup-points";
  await page.route(address, (route) =>
    route.fulfill({ status: 503, json: { status: false, message: "errors.unexpected" } }),
  );
  await open("default", "/en/pickup-points");
  await expect(page.getByText("The points could not be loaded.")).toBeVisible();
  await page.unroute(address);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("radio").first()).toBeVisible();
});

test("on a phone the list comes first with hours, and the map always shows towns", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open("lt", "/lt/pickup-points");
  const row = page.locator(".point-list .radio-card").first();
  await expect(row).toContainText(/Veikia visą parą|\d\d:\d\d/);
  const [list, map] = [await row.boundingBox(), await page.locator(".point-map").boundingBox()];
  expect(list?.y).toBeLessThan(map?.y ?? 0);
  // The list scrolls with the page: no element around it scrolls separately.
  const scrolling = await row.evaluate((card) => {
    const around: string[] = [];
    for (let one = card.parentElement; one && one !== document.body; one = one.parentElement) {
      const isTall = one.scrollHeight > one.clientHeight + 1;
      if (isTall && /auto|scroll/.test(getComputedStyle(one).overflowY)) around.push(one.className);
    }
    return around;
  });
  expect(scrolling).toEqual([]);
  await expect(page.locator(".point-map-towns > span").first()).toBeAttached();
  // The scale's text stays inside its bar.
  const scale = await page.locator(".map-scale").evaluate((bar) => {
    const words = document.createRange();
    words.selectNodeContents(bar);
    return { words: words.getBoundingClientRect().width, bar: bar.getBoundingClientRect().width };
  });
  expect(scale.words).toBeLessThanOrEqual(scale.bar);
  const closer = page.getByRole("button", { name: "Priartinti" });
  while (await closer.isEnabled()) await closer.click();
  await expect(page.getByRole("option").first()).toBeAttached();
  await expect(page.locator(".point-map-towns")).toContainText(/[A-ZĄČĘĖĮŠŲŪŽ]/);
});
