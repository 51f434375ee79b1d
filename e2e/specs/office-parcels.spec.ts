import type { Page } from "@playwright/test";
import sharp from "sharp";
import { siteAddress } from "../fixtures/addresses.ts";
import { barriersOf } from "../fixtures/axe.ts";
import { enterOffice, openOffice } from "../fixtures/office.ts";
import { openDialog } from "../fixtures/open-dialog.ts";
import { registerWithMoney } from "../fixtures/pay.ts";
import { expect, test } from "../fixtures/test.ts";

const url = siteAddress("default");
const QUESTION = "Is there a battery inside?";
const ANSWER = "No, only clothes.";

const photo = () =>
  sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#b5835a" } })
    .jpeg()
    .toBuffer();

/** The customer's side, by calls: this test is about what staff do on their pages. */
async function byCustomer(page: Page, path: string, data: object) {
  const answer = await page.request.post(`${url}/api/${path}`, { data });
  expect(answer.status(), path).toBe(200);
  return answer.json();
}

async function declareParcel(page: Page): Promise<{ id: number; addressId: number }> {
  await registerWithMoney(page, 300);
  const { address } = await byCustomer(page, "account/add-delivery-address", {
    first_name: "Naujokė",
    last_name: "Naujokaitė",
    first_address: "Pilies g. 14-3",
    city: "Vilnius",
    zip: "LT-01123",
    phone_number: "+370 600 00000",
    country_id: 1,
  });
  await byCustomer(page, "forward/accept-declaration", { version: 1 });
  const { request } = await byCustomer(page, "forward/declare", {
    warehouse: "US",
    shop: "Patagonia",
    weight: 0.4,
    lines: [{ name: "Winter jacket", quantity: 1, value: 189, tariff: "clothes" }],
  });
  return { id: request.id, addressId: address.id };
}

/** The step's own button, which stays above the tabs on a phone. */
const next = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a parcel is received with photographs on a phone, held, packed, shipped and delivered by pages", async ({
  page,
  browser,
}) => {
  const { id, addressId } = await declareParcel(page);
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const phone = await context.newPage();
  await enterOffice(phone, "warehouse");
  await openOffice(phone, "/forward?state=declared");
  await phone
    .getByRole("link", { name: `FR${id}` })
    .first()
    .click();
  await expect(phone.getByRole("heading", { level: 1, name: `FR${id}` })).toBeVisible();
  await expect(phone.getByText("It has not arrived at the warehouse yet.").first()).toBeVisible();
  await expect(phone.getByText("189")).toHaveCount(0);

  await next(phone, "Receive").click();
  const dialog = openDialog(phone);
  const send = dialog.getByRole("button", { name: "Receive", exact: true });
  const box = await send.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(56);
  expect(box?.y, "in the lower third").toBeGreaterThan((740 * 2) / 3);
  await dialog.getByLabel("Weight").fill("3000");
  await send.click();
  await expect(dialog.getByText("A parcel weighs between 0.1 and 30 kg.")).toBeVisible();
  await dialog.getByLabel("Weight").fill("1,6");
  await dialog.getByLabel("Length").fill("40");
  await dialog.getByLabel("Width").fill("32");
  await dialog.getByLabel("Height").fill("12");
  await expect(dialog.getByText("Far from the 0.40 kg declared")).toBeVisible();
  const files = dialog.locator("input[type=file][multiple]");
  await files.setInputFiles({
    name: "invoice.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4"),
  });
  await expect(dialog.getByText(/^invoice\.pdf: /)).toBeVisible();
  const bytes = await photo();
  const taken = (name: string) => ({ name, mimeType: "image/jpeg", buffer: bytes });
  await files.setInputFiles([taken("label.jpg"), taken("open.jpg")]);
  await expect(dialog.getByRole("img")).toHaveCount(2);
  // What was typed and taken survives a reload.
  await phone.reload();
  await next(phone, "Receive").click();
  await expect(dialog.getByLabel("Weight")).toHaveValue("1,6");
  await expect(dialog.getByRole("img")).toHaveCount(2);
  await dialog.getByRole("checkbox", { name: "I weighed it again, it is right" }).check();
  expect(await barriersOf(phone)).toEqual([]);
  await send.click();
  await expect(dialog).toBeHidden();
  await expect(phone.getByRole("button", { name: /^Photograph 1 of 2/ })).toBeVisible();

  await next(phone, "Ask and put aside").click();
  await dialog.getByRole("button", { name: "Ask and put aside" }).click();
  await expect(dialog.locator("[aria-invalid=true]")).toHaveCount(1);
  await dialog.getByLabel("Question to the owner").fill(QUESTION);
  await dialog.getByRole("button", { name: "Ask and put aside" }).click();
  await expect(dialog).toBeHidden();
  await byCustomer(page, `forward/answer/${id}`, { message: ANSWER });
  await openOffice(phone, `/forward/${id}`);
  await expect(phone.getByText(ANSWER).first()).toBeVisible();
  await next(phone, "Go on with it").click();
  await expect(phone.getByText(QUESTION)).toHaveCount(1);

  await byCustomer(page, `forward/choose-shipping/${id}`, { method: "air", address_id: addressId });
  await byCustomer(page, `forward/pay/${id}`, { payment_id: 4 });
  await openOffice(phone, `/forward/${id}`);
  await next(phone, "Pack").click();
  await dialog.getByRole("button", { name: "Pack", exact: true }).click();
  await expect(dialog).toBeHidden();
  await next(phone, "Ship").click();
  await dialog.getByLabel("Carrier").fill("DHL");
  await dialog.getByLabel("Tracking number").fill("3318810025");
  await dialog.getByRole("button", { name: "Ship", exact: true }).click();
  await expect(dialog).toBeHidden();
  for (const step of ["In customs", "In the country", "Out for delivery", "Delivered"]) {
    await next(phone, step).click();
    await expect(next(phone, step)).toBeHidden();
  }
  await context.close();

  await page.goto(`${url}/en/cartage-pro-delivery/${id}`);
  await expect(page.getByRole("main").getByText("Delivered").first()).toBeVisible();
});
