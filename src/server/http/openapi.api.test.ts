import { expect, test } from "vitest";
import { testApp } from "../testing/test-app.ts";

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

test("the page to read it on shows every call and runs no script", async () => {
  const document = await (await ask("/api/openapi.json")).json();
  const page = await ask("/api/docs");
  const html = await page.text();
  for (const path of Object.keys(document.paths)) expect(html).toContain(`<code>${path}</code>`);
  expect(html).not.toContain("<script");
  expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
});
