import { describe, expect, test } from "vitest";
import { readEnvironment } from "./environment.ts";
import { providerVariables } from "./variable-schemas.ts";

test("an empty environment has working defaults", () => {
  const all = Object.entries(readEnvironment({}));
  const own = all.filter(([name]) => !(name in providerVariables));
  expect(Object.fromEntries(own)).toEqual({
    PORT: 3000,
    HOST: "127.0.0.1",
    DEMO_TOOLS: true,
    EDGE_CACHE: "none",
    EDGE_CACHE_URL: [],
    HSTS_SUBDOMAINS: false,
    SMTP_REQUIRE_TLS: true,
    SMTP_CONNECTIONS: 8,
    DATABASE_URL: undefined,
    DATABASE_POOL: 10,
    DATABASE_SILENCE_MS: 2500,
    DATABASE_PREPARE: true,
    MIGRATE: true,
    DRAIN_MS: 0,
    AUDIT_LOG_MONTHS: 0,
    WALLET_CORRECTION_LIMIT: 100,
    METRICS_HOST: "127.0.0.1",
    OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
    OTEL_SERVICE_NAME: "cartage",
    OTEL_TRACES_SAMPLER_ARG: 0.05,
    DATA_DIR: ".data",
    PICTURES_DIR: "demo/pictures",
    PICTURE_HOSTS: [],
    FILES_S3_STYLE: "path",
    SEED: "demo",
    ROLE: ["web", "worker", "search"],
    SEARCH_URL: undefined,
    SEARCH_TIMEOUT_MS: 2000,
    LUPA_API_URL: "https://api.lupasearch.com/v1/",
    JOBS_POLL_MS: 2000,
    TRUSTED_PROXIES: [],
    LOG_LEVEL: "info",
    SANDBOX: true,
    CONFIRM_ESTIMATES: true,
    SANDBOX_CARRIER_SPEED: 24,
    SANDBOX_PORT: 0,
    KLAVIYO_PRIVATE_KEYS: new Map(),
    KLAVIYO_URL: "https://a.klaviyo.com",
    RENDER_WORKERS: 0,
    PAGE_CACHE: true,
    PAGE_CACHE_MB: 64,
    PICKUP_POINTS_REFRESH: false,
    REFUND_UNKNOWN_PAYMENTS: false,
    SHOW_ERROR_DETAILS: false,
    SHOW_TRANSLATION_KEYS: false,
  });
});

test("payment providers have their live addresses by default", () => {
  expect(readEnvironment({})).toMatchObject({
    STRIPE_URL: "https://api.stripe.com",
    STRIPE_SCRIPT_URL: "https://js.stripe.com/v3/",
    PAYPAL_URL: "https://api-m.paypal.com",
    PAYSERA_URL: "https://bank.paysera.com",
    PAYSERA_PUBLIC_KEY_URL: "https://www.paysera.com/download/public.key",
    PAYSERA_TEST: false,
  });
});

test("values are parsed into their types", () => {
  const environment = readEnvironment({
    PORT: "8080",
    TRUSTED_PROXIES: "127.0.0.1, ::1, 10.0.0.0/8",
    PAGE_CACHE: "false",
    SHOW_ERROR_DETAILS: "true",
    ROLE: "web, worker",
    SEARCH_URL: "http://search.example:3000/api/lupa/, http://other.example:3000/api/lupa/",
    KLAVIYO_PRIVATE_KEYS: "AbC123:pk_1, XyZ-9:pk_2:3",
  });
  expect(environment.PORT).toBe(8080);
  expect(environment.TRUSTED_PROXIES).toEqual(["127.0.0.1", "::1", "10.0.0.0/8"]);
  expect(environment.ROLE).toEqual(["web", "worker"]);
  expect(environment.PAGE_CACHE).toBe(false);
  expect(environment.SEARCH_URL).toEqual([
    "http://search.example:3000/api/lupa/",
    "http://other.example:3000/api/lupa/",
  ]);
  expect([...environment.KLAVIYO_PRIVATE_KEYS]).toEqual([
    ["AbC123", "pk_1"],
    ["XyZ-9", "pk_2:3"],
  ]);
  expect(environment.SHOW_ERROR_DETAILS).toBe(true);
});

describe("the default of DEMO_TOOLS", () => {
  test.each([
    [{}, "127.0.0.1", true],
    [{ HOST: "::1" }, "::1", true],
    [{ HOST: "localhost" }, "localhost", true],
    [{ HOST: "0.0.0.0" }, "0.0.0.0", false],
    [{ HOST: "192.0.2.7" }, "192.0.2.7", false],
    [{ TRUSTED_PROXIES: "127.0.0.1" }, "127.0.0.1", false],
    [{ HOST: "0.0.0.0", DEMO_TOOLS: "true" }, "0.0.0.0", true],
    [{ DEMO_TOOLS: "false" }, "127.0.0.1", false],
    [{ SEED: "none" }, undefined, false],
    [{ SEED: "none", HOST: "127.0.0.1" }, "127.0.0.1", false],
  ])("for %j with host %s: %s", (variables, HOST, DEMO_TOOLS) => {
    expect(readEnvironment(variables)).toMatchObject({ HOST, DEMO_TOOLS });
  });
});

test.each([
  [{}, true],
  [{ SEED: "none" }, false],
  [{ SEED: "none", CONFIRM_ESTIMATES: "true" }, true],
  [{ CONFIRM_ESTIMATES: "false" }, false],
])("with %j estimates are confirmed without staff: %s", (variables, CONFIRM_ESTIMATES) => {
  expect(readEnvironment(variables)).toMatchObject({ CONFIRM_ESTIMATES });
});

describe("the error for a wrong value", () => {
  test.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "-1"],
    ["HOST", "http://0.0.0.0"],
    ["DEMO_TOOLS", "yes"],
    ["HSTS_SUBDOMAINS", "1"],
    ["SMTP_REQUIRE_TLS", "no"],
    ["SEARCH_SECRET", "short"],
    ["DATABASE_URL", "mysql://localhost/shop"],
    ["DATABASE_POOL", "1"],
    ["DATABASE_SILENCE_MS", "499"],
    ["DATABASE_SILENCE_MS", "60001"],
    ["DATABASE_DIRECT_URL", "pgbouncer:6432"],
    ["DRAIN_MS", "5s"],
    ["METRICS_PORT", "any"],
    ["NODE_NAME", "node 7"],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318"],
    ["OTEL_TRACES_SAMPLER_ARG", "2"],
    ["MIGRATE", "never"],
    ["SEED", "full"],
    ["ROLE", "shop"],
    ["ROLE", "web,,office"],
    ["ROLE", ","],
    ["SEARCH_URL", "search.example"],
    ["SEARCH_URL", "http://search.example/api/lupa"],
    ["LUPA_API_URL", "https://proxy.example"],
    ["SEARCH_URL", "http://search.example/api/lupa/,other.example"],
    ["SEARCH_TIMEOUT_MS", "0"],
    ["SEARCH_TIMEOUT_MS", "2s"],
    ["LUPA_INDICES", "lt=7a31899f"],
    ["JOBS_POLL_MS", "499"],
    ["TRUSTED_PROXIES", "my-proxy"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["LOG_LEVEL", "loud"],
    ["SMTP_URL", "mail.example:465"],
    ["SMTP_CONNECTIONS", "1"],
    ["MONITORING_DSN", "https://errors.example/1"],
    ["LIVE_AGENT_ACCOUNT", "evil.example/x"],
    ["PICKUP_POINTS_REFRESH", "nightly"],
    ["SHOW_TRANSLATION_KEYS", "1"],
    ["STRIPE_SCRIPT_URL", "js.stripe.com/v3"],
    ["PAYPAL_URL", "paypal"],
    ["PAYSERA_URL", "paysera"],
    ["PAYSERA_PUBLIC_KEY_URL", "public.key"],
    ["PAGE_CACHE", "off"],
    ["PAGE_CACHE_MB", "7"],
    ["PAGE_CACHE_MB", "16385"],
    ["SHOW_ERROR_DETAILS", "yes"],
    ["STRIPE_URL", "api.stripe.com"],
    ["PAYSERA_TEST", "1"],
    ["SANDBOX_PORT", "any"],
    ["CARRIER_URL", "carrier.example"],
    ["SANDBOX_CARRIER_SPEED", "-1"],
    ["FILES_S3_ENDPOINT", "s3.example"],
    ["FILES_S3_ENDPOINT", "https://key:secret@s3.example"],
    ["FILES_S3_ENDPOINT", "https://s3.example/?bucket=files"],
    ["FILES_S3_BUCKET", "My Files"],
    ["FILES_S3_BUCKET", "files/parcels"],
    ["FILES_S3_REGION", "Europe (Stockholm)"],
    ["FILES_S3_KEY", "AKIA EXAMPLE"],
    ["FILES_S3_SECRET", "pasted\n"],
    ["KLAVIYO_PRIVATE_KEYS", "pk_1"],
    ["KLAVIYO_PRIVATE_KEYS", "AbC123:pk 1"],
    ["KLAVIYO_PRIVATE_KEYS", "AbC123:pk_1,:pk_2"],
    ["KLAVIYO_URL", "a.klaviyo.com"],
  ])("names the variable: %s=%s", (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
  });

  test("does not contain a password", () => {
    const address = "mysql://root:secret@localhost/shop";
    expect(() => readEnvironment({ DATABASE_URL: address })).toThrow(/^(?!.*root:secret)/);
    const keys = { KLAVIYO_PRIVATE_KEYS: "AbC123:pk_secret,x" };
    expect(() => readEnvironment(keys)).toThrow(/^(?!.*pk_secret)/);
  });

  test("lists all wrong values at once", () => {
    expect(() => readEnvironment({ PORT: "x", SEED: "y" })).toThrow(/PORT.*\nSEED/s);
  });
});

describe("the settings of S3", () => {
  const whole = {
    FILES_S3_ENDPOINT: "https://s3.eu-north-1.amazonaws.com",
    FILES_S3_BUCKET: "files.shop.example",
    FILES_S3_REGION: "eu-north-1",
    FILES_S3_KEY: "AKIAEXAMPLE",
    FILES_S3_SECRET: "wJalr/K7MDENG+bPx",
  };

  test("are accepted if complete, also with a path", () => {
    expect(readEnvironment(whole)).toMatchObject(whole);
    const address = "http://localhost:9000/storage/v1/s3";
    expect(() => readEnvironment({ ...whole, FILES_S3_ENDPOINT: address })).not.toThrow();
  });

  test.each(Object.keys(whole))("stop the start without %s", (name) => {
    const half = () => readEnvironment({ ...whole, [name]: "" });
    expect(half).toThrow(new RegExp(`^${name} must be .*belong together$`, "s"));
    expect(half).not.toThrow("K7MDENG");
  });

  test("are refused if there is only a key", () => {
    const { FILES_S3_KEY, FILES_S3_SECRET } = whole;
    const keys = () => readEnvironment({ FILES_S3_KEY, FILES_S3_SECRET });
    expect(keys).toThrow("FILES_S3_REGION must be set where FILES_S3_KEY is");
  });

  test("are accepted without a key, for the role of the machine", () => {
    const { FILES_S3_KEY: _key, FILES_S3_SECRET: _secret, ...keyless } = whole;
    expect(readEnvironment(keyless)).toMatchObject(keyless);
  });
});

describe("the roles of a node and its search settings", () => {
  const url = "http://search.example/api/lupa/";

  test.each([
    [{ ROLE: "web" }, "SEARCH_URL must be set"],
    [{ ROLE: "web,worker" }, "SEARCH_URL must be set"],
    [{ ROLE: "search", SEARCH_URL: url }, "SEARCH_URL must not be set"],
    [{ ROLE: "worker,search", SEARCH_URL: url }, "SEARCH_URL must not be set"],
    [{ ROLE: "search" }, "SEARCH_SECRET must be set"],
  ])("are refused: %j", (variables, words) => {
    expect(() => readEnvironment(variables)).toThrow(words);
  });

  test.each([
    { ROLE: "search", SEARCH_SECRET: "sixteen-signs-at-least" },
    { ROLE: "worker" },
    { ROLE: "worker", SEARCH_URL: url },
    { ROLE: "web", SEARCH_URL: url },
    { SEARCH_URL: url },
  ])("are accepted: %j", (variables) => {
    expect(() => readEnvironment(variables)).not.toThrow();
  });
});

describe("an external database", () => {
  const DATABASE_URL = "postgres://shop@db.example/shop";

  test("is filled only if SEED says so", () => {
    expect(() => readEnvironment({ DATABASE_URL })).toThrow(/^SEED must be set where DATABASE_URL/);
    expect(readEnvironment({ DATABASE_URL, SEED: "none" }).SEED).toBe("none");
    expect(readEnvironment({ DATABASE_URL, SEED: "demo" }).SEED).toBe("demo");
  });

  test("uses no prepared statements behind a pooler by default", () => {
    const pooled = { DATABASE_URL, SEED: "none", DATABASE_DIRECT_URL: DATABASE_URL };
    expect(readEnvironment(pooled).DATABASE_PREPARE).toBe(false);
    expect(readEnvironment({ ...pooled, DATABASE_PREPARE: "true" }).DATABASE_PREPARE).toBe(true);
  });

  test.each(["DATABASE_DIRECT_URL", "DATABASE_REPLICA_URL"])("is required by %s", (name) => {
    expect(() => readEnvironment({ [name]: DATABASE_URL })).toThrow(/^DATABASE_URL must be set/);
  });
});
