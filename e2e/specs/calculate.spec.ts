import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

const totals = (page: Page) => page.getByRole("region", { name: "Prices" }).getByRole("article");

test("the calculator updates the price with duty and VAT, and marks the cheaper method", async ({
  page,
  open,
  expectAccessible,
}) => {
  await open("default", "/en/calculate");
  await expect(totals(page).first()).toContainText("By sea");
  await expect(totals(page).first()).not.toContainText("VAT");
  await page.getByLabel("Value, €").fill("100");
  await expect(totals(page).first()).toContainText("VAT, 21 %");
  await expect(totals(page).first()).toContainText("Duty, 3 € for each kind of goods");
  await expect(totals(page).first()).toContainText(/3\.00\s€/);
  await page.getByRole("button", { name: "Add another kind" }).click();
  await page.getByLabel("Value, €").nth(1).fill("20");
  await expect(totals(page).first()).toContainText(/6\.00\s€/);
  await expectAccessible();
  await page.getByRole("button", { name: "Remove line 2" }).click();
  await expect(totals(page).first()).toContainText(/3\.00\s€/);
  await page.getByRole("radio", { name: /Germany/ }).check();
  await expect(page.getByText("Inside the European Union there is no duty")).toBeVisible();
  await expect(totals(page).first()).not.toContainText("VAT");
});

test("invalid input is kept and explained beside its field on a small phone", async ({
  page,
  open,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await open("lv", "/lv/calculate");
  await page.getByLabel("Vērtība, €").fill("simts");
  await expect(page.getByText("Laukā jābūt skaitlim.")).toBeVisible();
  await expect(page.getByLabel("Vērtība, €")).toHaveValue("simts");
  await page.getByLabel("Svars").fill("-4");
  await expect(page.getByRole("region", { name: "Cenas" })).toContainText("Cenas vēl nav");
  await expectAccessible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
});

test("on a phone the totals stay visible while typing, and cards and steps fit the screen", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open("tp", "/en/calculate");
  const bar = page.locator(".journey-bar");
  await page.getByLabel("Weight").fill("9");
  await expect(bar).toBeInViewport({ ratio: 1 });
  const total = totals(page).first().locator(".journey-total dd");
  await expect(bar.locator("b").first()).toHaveText((await total.textContent()) ?? "");
  const widthOf = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate((element) => element.getBoundingClientRect().width);
  expect(await widthOf(".journey-method")).toBe(await widthOf(".journey-questions"));
  const next = page.getByRole("navigation", { name: "What next" });
  await next.getByRole("link", { name: "Get your address abroad" }).scrollIntoViewIfNeeded();
  await expect(bar).not.toBeInViewport();
  await next.getByRole("link", { name: "Order by link" }).click();
  await expect(page).toHaveURL(/\/en\/order-form$/);
});
