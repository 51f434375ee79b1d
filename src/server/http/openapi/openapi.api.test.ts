import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

const { ask } = await testApp();

test("every call is described, with its input and its answer", async () => {
  const document = await (await ask("/api/openapi.json")).json();
  expect(document.openapi).toBe("3.1.0");
  const config = document.paths["/api/store-config"].post;
  expect(config.requestBody.content["application/json"].schema.properties).toHaveProperty(
    "langIso",
  );
  const answer = config.responses["200"].content["application/json"].schema;
  expect(answer.properties.site.properties).toHaveProperty("default_country_id");
  const parameters = document.paths["/api/translations/translationMessages"].get.parameters;
  expect(parameters.map((one: { name: string }) => one.name)).toContain("lang");
});

test("what is no JSON is described as what it is: a PDF, a file, a form with photos", async () => {
  const { paths } = await (await ask("/api/openapi.json")).json();
  const answered = (path: string) => Object.keys(paths[path].get.responses["200"].content);
  expect(answered("/api/invoice/pdf/{id}")).toEqual(["application/pdf"]);
  expect(answered("/api/files/{id}")).toEqual(["application/octet-stream"]);
  const { content } = paths["/api/claims/create"].post.requestBody;
  expect(Object.keys(content)).toEqual(["application/json", "multipart/form-data"]);
  const { properties } = content["multipart/form-data"].schema;
  expect(properties.photos.items).toEqual({ type: "string", format: "binary" });
  expect(properties).toHaveProperty("description");
  expect(content["application/json"].schema.properties).not.toHaveProperty("photos");
});

test("the page to read it on shows every call and runs no script", async () => {
  const document = await (await ask("/api/openapi.json")).json();
  const page = await ask("/api/docs");
  const html = await page.text();
  for (const path of Object.keys(document.paths)) expect(html).toContain(`<code>${path}</code>`);
  expect(html).not.toContain("<script");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
});

/** PRODUCT §7: calls of whole features that the specification names and does not show. */
const OTHERS = `
  /api/payments/{reference} /api/payments/stripe/webhook /api/payments/paypal/webhook
  /api/payments/paysera/callback /api/quotes/create /api/quotes/list /api/quotes/get/{slug}
  /api/quotes/additional-info/{slug} /api/quotes/recalculate/{slug} /api/quotes/set-delivery/{slug}
  /api/quotes/pay/{slug} /api/invoice/get/{id} /api/invoice/pay/{id} /api/invoice/pdf/{id} /api/files/upload /api/files/{id} /api/tracking/get/{id}
  /api/reservation/models /api/reservation/create /api/reservation/confirm/{id}
  /api/claims/create /api/contact`;

test("payments, quotes, invoices, tracking, claims and reservations have their calls", async () => {
  const { paths } = await (await ask("/api/openapi.json")).json();
  const missing = OTHERS.trim()
    .split(/\s+/)
    .filter((path) => !(path in paths));
  expect(missing).toEqual([]);
});
