import type { Page } from "@playwright/test";
import { testPicture } from "../../src/server/fixtures/test-picture.ts";
import { siteAddress } from "../fixtures/addresses.ts";
import { logIn } from "../fixtures/log-in.ts";
import { press } from "../fixtures/pay.ts";
import { byStaff } from "../fixtures/ship.ts";
import { expect, hydrated, setConsentCookie, test } from "../fixtures/test.ts";

const url = siteAddress("default");
const PICTURE = [...testPicture(90)];

/** Larger than one part, so that the upload can be interrupted in the middle. */
const photo = (name: string, size: number) => {
  const buffer = Buffer.alloc(size, 7);
  Buffer.from(PICTURE).copy(buffer);
  return { name, mimeType: "image/png", buffer };
};

/** Drops a file from another window onto the area for photos. */
async function drop(page: Page, name: string, size: number): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([name, size, png]) => {
      const bytes = new Uint8Array(size).fill(7);
      bytes.set(png);
      const dragged = new DataTransfer();
      dragged.items.add(new File([bytes], name, { type: "image/png" }));
      return dragged;
    },
    [name, size, PICTURE] as const,
  );
  const place = page.getByRole("group", { name: "Photos" }).locator(".claim-drop");
  await place.dispatchEvent("dragover", { dataTransfer });
  await expect(place).toHaveAttribute("data-over", "true");
  await place.dispatchEvent("drop", { dataTransfer });
  await expect(place).not.toHaveAttribute("data-over");
}

test("photo uploads of a claim resume after a lost connection, and survive leaving it", async ({
  page,
  browser,
  expectAccessible,
  expectConsoleErrors,
}) => {
  test.setTimeout(240_000);
  // The browser logs interrupted and refused requests.
  expectConsoleErrors(/ERR_CONNECTION_FAILED/, /422/);
  await setConsentCookie(page, url);
  await logIn(page, "default", "rasa");
  await page.goto(`${url}/en/claim-form`);
  await hydrated(page);

  await page.getByLabel("Which order?").selectOption({ index: 1 });
  await page.getByLabel("What is wrong?").selectOption("damaged");
  await page.getByLabel("What happened?").fill("A corner is broken");
  await expectAccessible();

  // After the first part of each file, all further requests fail.
  let isCut = true;
  const arrived: number[] = [];
  await page.route("**/api/files/{part,state}/**", async (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get("offset") ?? -1);
    if (isCut && offset !== 0) return route.abort("connectionfailed");
    if (offset >= 0) arrived.push(offset);
    await route.continue();
  });
  await page.locator("input[type=file][multiple]").setInputFiles(photo("corner.png", 1_200_000));
  await drop(page, "box.png", 700_000);
  await expect(page.locator("[data-photo=waiting]")).toHaveCount(2);
  await expect(page.getByText("No connection.").first()).toBeVisible();
  await press(page, "Send the claim");
  await expect(page.getByText("A photo is still on its way.")).toBeVisible();

  isCut = false;
  await expect(page.locator("[data-photo=sent]")).toHaveCount(2, { timeout: 60_000 });
  // The files are uploaded, but the claim is not sent yet.
  await expect(page.getByText("Uploaded", { exact: true })).toHaveCount(2);
  // No file was sent twice from its beginning.
  expect(arrived.filter((offset) => offset === 0)).toHaveLength(2);

  // A photo that the phone truncated is reported at once and not added to the claim.
  const cut = { ...photo("cut.png", 90), buffer: Buffer.from(PICTURE.slice(0, 60)) };
  await page.locator("input[type=file][multiple]").setInputFiles(cut);
  await expect(page.locator("[data-photo=refused]")).toContainText("did not arrive whole");

  // After leaving and returning, everything is still there.
  await page.goto(`${url}/en/faq`);
  await page.goto(`${url}/en/claim-form`);
  await hydrated(page);
  await expect(page.getByLabel("What happened?")).toHaveValue("A corner is broken");
  await expect(page.locator("[data-photo=sent]")).toHaveCount(2);

  await press(page, "Send the claim");
  await expect(page).toHaveURL(/\/en\/claims\/\d+\?sent$/);
  await expect(page.getByText("We have your claim")).toBeVisible();
  await expect(page.getByRole("link", { name: /Open file/ })).toHaveCount(2);
  const id = Number(/claims\/(\d+)/.exec(page.url())?.[1]);
  await expectAccessible();

  await byStaff(browser, "support", `/api/staff/claims/move/${id}`, { to: "in_review" });
  const remedy = { way: "wallet", lines: [], amount: 5, note: "You get your money back" };
  await byStaff(browser, "support", `/api/staff/claims/accept/${id}`, remedy);
  await page.goto(`${url}/en/claims`);
  await page.getByRole("link", { name: `Claim CL${id}` }).click();
  await expect(page.getByText("You get your money back")).toBeVisible();
  await expect(page.getByText(/We put .*5\.00 into your wallet/)).toBeVisible();
  // Sending the claim deleted the draft.
  await page.goto(`${url}/en/claim-form`);
  await hydrated(page);
  await expect(page.getByLabel("What happened?")).toHaveValue("");
});
