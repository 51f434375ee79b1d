import { describe, expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";

test("an empty environment has working defaults", () => {
  expect(readEnvironment({})).toEqual({
    PORT: 3000,
    DATABASE_URL: undefined,
    DATA_DIR: ".data",
    SEED: "demo",
    TRUSTED_PROXIES: [],
    LOG_LEVEL: "info",
    PAGE_CACHE: true,
    PICKUP_POINTS_REFRESH: false,
    SHOW_ERROR_DETAILS: false,
    SHOW_TRANSLATION_KEYS: false,
  });
});

test("values are read into their types", () => {
  const environment = readEnvironment({
    PORT: "8080",
    TRUSTED_PROXIES: "127.0.0.1, ::1, 10.0.0.0/8",
    PAGE_CACHE: "false",
    SHOW_ERROR_DETAILS: "true",
  });
  expect(environment.PORT).toBe(8080);
  expect(environment.TRUSTED_PROXIES).toEqual(["127.0.0.1", "::1", "10.0.0.0/8"]);
  expect(environment.PAGE_CACHE).toBe(false);
  expect(environment.SHOW_ERROR_DETAILS).toBe(true);
});

describe("a wrong value names the variable and what was expected", () => {
  test.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["DATABASE_URL", "mysql://localhost/shop"],
    ["SEED", "full"],
    ["TRUSTED_PROXIES", "my-proxy"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["LOG_LEVEL", "loud"],
    ["PAGE_CACHE", "off"],
    ["SHOW_ERROR_DETAILS", "yes"],
  ])("%s=%s", (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
  });

  test("a password is not repeated", () => {
    const address = "mysql://root:secret@localhost/shop";
    expect(() => readEnvironment({ DATABASE_URL: address })).toThrow(/^(?!.*root:secret)/);
  });

  test("all wrong values are told at once", () => {
    expect(() => readEnvironment({ PORT: "x", SEED: "y" })).toThrow(/PORT.*\nSEED/s);
  });
});
