import { siteAddress } from "../fixtures/addresses.ts";
import { inFullRunUnless } from "../fixtures/full-run.ts";
import { isClearAt } from "../fixtures/is-clear.ts";
import { expect, hydrated, test } from "../fixtures/test.ts";

for (const region of ["default", "lv", "pj"] as const) {
  test(
    `${region}: the header and the consent question do not cover scrolled content`,
    inFullRunUnless(region === "lv"),
    async ({ page }) => {
      await page.goto(`${siteAddress(region)}/en/warranty`);
      await hydrated(page);
      const asks = page.getByRole("button", { name: "Only necessary" });
      await expect(asks).toBeVisible();
      const paragraphs = page.getByRole("main").locator(".prose p");
      await expect.poll(() => isClearAt(paragraphs.last(), "end")).toBe(true);
      // Scrolling up brings the header back.
      await expect.poll(() => isClearAt(paragraphs.nth(2), "start")).toBe(true);
      await expect(page.getByRole("banner")).not.toHaveAttribute("data-away");
      await expect.poll(() => isClearAt(paragraphs.nth(2), "start")).toBe(true);
    },
  );
}
