import { inFullRunUnless } from "../fixtures/full-run.ts";
import { expect, test } from "../fixtures/test.ts";

/** Presses Tab until the element has focus; fails if it never gets there. */
async function tabTo(page: import("@playwright/test").Page, name: string | RegExp, limit = 40) {
  for (let step = 0; step < limit; step++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null;
      return element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    });
    if (typeof name === "string" ? focused.includes(name) : name.test(focused)) return;
  }
  throw new Error(`${name} was not reached by Tab`);
}

test("the first Tab offers to skip to the content", async ({ page, open }) => {
  await open("default", "/en/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("menus work by keyboard and restore the focus", async ({ page, open }) => {
  await open("lv", "/lv/");
  await tabTo(page, /Latviešu|LV/);
  await page.keyboard.press("Enter");
  const russian = page.getByRole("banner").getByRole("link", { name: "Русский" });
  await expect(russian).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(russian).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/Latviešu|LV/i);
});

for (const region of ["default", "lv", "pj", "tp", "wl", "nl", "ae"]) {
  test(
    `every focus stop in the header of ${region} is visible, and Tab leaves the header`,
    inFullRunUnless(["default", "lv", "wl"].includes(region)),
    async ({ page, open }) => {
      const language = { lv: "lv", pj: "lt", tp: "lt" }[region] ?? "en";
      await open(region, `/${language}/`);
      const seen: string[] = [];
      for (let step = 0; step < 60; step++) {
        await page.keyboard.press("Tab");
        const stop = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          const box = element.getBoundingClientRect();
          return {
            inHeader: element.closest("header") !== null,
            isSkip: element.getAttribute("href") === "#main",
            visible: box.width > 0 && box.height > 0,
            text: element.textContent || element.getAttribute("aria-label") || "",
          };
        });
        if (!stop.inHeader && !stop.isSkip) break;
        expect(stop.visible, `${stop.text} has a place on the screen`).toBe(true);
        seen.push(stop.text);
      }
      expect(seen.length).toBeGreaterThan(3);
      expect(seen.length).toBeLessThan(60);
    },
  );
}

test("the menu on a phone traps the focus and restores it", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open("default", "/en/");
  const menu = page.getByRole("banner").getByRole("button", { name: /menu/i });
  await menu.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
});
