import { expect, test } from "../fixtures/test.ts";

const SOON = { timeout: 50 };

test("the extended expect fails with Playwright's own message", async ({ page }) => {
  await page.setContent("<p>here</p><p hidden>hidden</p>");
  await expect(page.getByText("here")).toBeVisible(SOON);
  await expect(page.getByText("here")).toHaveText("here", SOON);
  const failing = {
    toBeVisible: () => expect(page.getByText("hidden")).toBeVisible(SOON),
    toHaveText: () => expect(page.getByText("here")).toHaveText("there", SOON),
    toContainText: () => expect(page.locator("i")).toContainText("x", SOON),
    toHaveURL: () => expect(page).toHaveURL(/elsewhere/, SOON),
  };
  for (const [matcher, expectation] of Object.entries(failing)) {
    await expect(expectation()).rejects.toThrow(`Expect "${matcher}"`);
  }
});
