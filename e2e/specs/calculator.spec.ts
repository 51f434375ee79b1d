import { expect, test } from "../fixtures/test.ts";

test("the calculator updates while typing and accepts a decimal comma", async ({ page, open }) => {
  await open("lt", "/lt/");
  const calculator = page.locator("#calculator");
  const weight = calculator.getByLabel("Svoris");
  const air = calculator.locator("[data-method=air] .lane-price");
  await weight.fill("2,5");
  await expect(calculator.locator("[data-kind=scale]")).toContainText("2,5");
  const withComma = (await air.textContent()) ?? "";
  await weight.fill("9");
  await expect(air).not.toHaveText(withComma);
  await weight.fill("2.5 kg");
  await expect(air).toHaveText(withComma);
});

test("invalid calculator input is kept and explained beside its field", async ({ page, open }) => {
  await open("default", "/en/");
  const calculator = page.locator("#calculator");
  const weight = calculator.getByLabel("Weight", { exact: true });
  const air = calculator.locator("[data-method=air] .lane-price");
  const first = (await air.textContent()) ?? "";
  for (const [typed, message] of [
    ["two kilos", "Field must be a number."],
    ["99999999", "Heavier than 30 kg?"],
    ["-1", "The lightest parcel is 0.1 kg."],
    ["", "Field is required."],
  ] as const) {
    await weight.fill(typed);
    await expect(weight).toHaveAccessibleDescription(new RegExp(message.replace("?", "\\?")));
    await expect(weight).toHaveAttribute("aria-invalid", "true");
    await expect(weight).toHaveValue(typed);
    await expect(air).toHaveText("–");
  }
  await weight.fill("1.2");
  await expect(weight).not.toHaveAttribute("aria-invalid");
  await expect(air).toHaveText(first);
});

test("an example fills the fields, and the warehouse changes the price", async ({ page, open }) => {
  await open("default", "/en/");
  const calculator = page.locator("#calculator");
  const air = calculator.locator("[data-method=air] .lane-price");
  const shoes = (await air.textContent()) ?? "";
  await calculator.getByRole("button", { name: "Laptop" }).click();
  await expect(calculator.getByLabel("Weight", { exact: true })).toHaveValue("2.6");
  await expect(air).not.toHaveText(shoes);
  const fromUs = (await air.textContent()) ?? "";
  await calculator.getByRole("radio", { name: /Germany/ }).check();
  await expect(air).not.toHaveText(fromUs);
});

test("the labels of the scale do not overlap on a phone", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open("lv", "/ru/");
  const labels = await page.locator("#calculator .calc-axis > li").evaluateAll((all) =>
    all
      .filter((one) => getComputedStyle(one).visibility === "visible")
      .map((one) => one.getBoundingClientRect())
      .map(({ left, right }) => ({ left, right })),
  );
  expect(labels.length).toBeGreaterThan(2);
  for (const [at, { left }] of labels.slice(1).entries()) {
    expect(left - (labels[at]?.right ?? 0)).toBeGreaterThan(8);
  }
});
