import { expect, test } from "vitest";
import { testApp } from "../../fixtures/test-app.ts";

const { ask } = await testApp();

test("OpenAPI describes every call with its input and response", async () => {
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

test("OpenAPI describes PDFs, files and forms with photos by their content types", async () => {
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

test("the documentation page lists every call and has no script", async () => {
  const document = await (await ask("/api/openapi.json")).json();
  const page = await ask("/api/docs");
  const html = await page.text();
  const paths = Object.keys(document.paths);
  expect(paths.length).toBeGreaterThan(100);
  for (const path of paths) expect(html).toContain(`<code>${path}</code>`);
  expect(html).not.toContain("<script");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
});

/** Product notes §7: calls of features that the specification names but does not describe. */
const OTHERS = `
  /api/payments/{reference} /api/payments/stripe/webhook /api/payments/paypal/webhook
  /api/payments/paysera/callback /api/quotes/create /api/quotes/list /api/quotes/get/{slug}
  /api/quotes/additional-info/{slug} /api/quotes/recalculate/{slug} /api/quotes/set-delivery/{slug}
  /api/quotes/pay/{slug} /api/invoice/get/{id} /api/invoice/pay/{id} /api/invoice/pdf/{id} /api/files/upload /api/files/{id} /api/tracking/get/{id}
  /api/reservation/models /api/reservation/create /api/reservation/confirm/{id}
  /api/claims/create /api/contact`;

test("OpenAPI has the calls for payments, quotes, invoices, tracking and claims", async () => {
  const { paths } = await (await ask("/api/openapi.json")).json();
  const missing = OTHERS.trim()
    .split(/\s+/)
    .filter((path) => !(path in paths));
  expect(missing).toEqual([]);
});

/** SPEC §7, the table of calls: the input, and the output as far as the table shows it. */
const SPECIFIED = `
  POST /api/store-config: langIso → blogs conversionCurrency currencies filteredCurrencies lupaKeys site
  POST /api/cart/fetch: language_id → status cart
  POST /api/my-orders/get-my-orders: language_id page type_for_filter → items total
  POST /api/auth/getCurrentUser: → user
  POST /api/auth/refreshCurrentUser: → user
  POST /api/auth/login: email password →
  POST /api/auth/register/check-client: email → found new_password_has_been_sent
  POST /api/auth/register: email →
  POST /api/auth/request-password-reset: email →
  POST /api/auth/password-reset: token password →
  POST /api/auth/change-password: →
  POST /api/auth/update-contact-info: →
  POST /api/auth/logout: →
  POST /api/auth/get-subscription-status: email → data
  POST /api/auth/update-subscription-status: subscribed →
  POST /api/balance/get-history: → items
  POST /api/account/add-delivery-address: first_name first_address city zip phone_number country_id →
  POST /api/account/update-delivery-address: id first_name first_address city zip country_id →
  POST /api/account/delete-delivery-address: id → success
  GET /api/checkout/generate: → status slug
  POST /api/checkout/fetch/{slug}: slug step language_id shipping delivery address country email → status data
  POST /api/checkout/invalidate/{slug}: slug language_id → status
  POST /api/checkout/remove-balance: slug → status
  POST /api/locale/change: newLocale →
  GET /api/config/languages: →
  GET /builds/latest.json: timestamp → id
  POST /api/lupa/flags: langId locale →
  POST /api/lupa/parsed-categories: queryKey locale →
  POST /api/lupa/searchForCategoryItems: locale params categoryId limit offset → items
  POST /api/lupa/events/collector: queryKey name searchQuery itemId →
  POST /api/utm: →
  GET /api/translations/translationMessages: → resources
  GET /api/auth/permissions/can-view-translations: →`;

const wordsOf = (text = "") => text.split(/\s+/).filter(Boolean);

test("OpenAPI has the method, input and response of every call in the specification", async () => {
  const { paths } = await (await ask("/api/openapi.json")).json();
  for (const line of SPECIFIED.trim().split("\n")) {
    const [, method = "", path = "", input, output] =
      /(\w+) (\S+): ?(.*?) ?→ ?(.*)/.exec(line) ?? [];
    expect(Object.keys(paths[path] ?? {}), path).toEqual([method.toLowerCase()]);
    const call = paths[path][method.toLowerCase()];
    const body = call.requestBody?.content["application/json"].schema.properties ?? {};
    const named = (call.parameters ?? []).map(({ name }: { name: string }) => name);
    expect([...named, ...Object.keys(body)], line).toEqual(expect.arrayContaining(wordsOf(input)));
    const { schema } = call.responses["200"].content["application/json"];
    expect(Object.keys(schema.properties ?? {}), line).toEqual(
      expect.arrayContaining(wordsOf(output)),
    );
  }
});
