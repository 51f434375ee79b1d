import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inProject } from "../set-up/project.mjs";
import { type Cruise, cruise, explain } from "./dependency-rules.ts";

type Config = { default: { forbidden: { name: string }[] }; FEATURE_RANKS: string[][] };
const { default: config, FEATURE_RANKS }: Config = await import(
  inProject(".dependency-cruiser.mjs")
);

/** What each rule forbids: the rule, the offending file, and its import. */
const FORBIDDEN: [rule: string, file: string, code: string][] = [
  ["no-circles", "src/ui/chicken.ts", 'import type { Egg } from "./egg.ts";'],
  ["core-imports-nothing", "src/core/clock.ts", 'import "node:os";'],
  ["core-imports-nothing", "src/core/schema.ts", 'import "zod";'],
  ["core-imports-nothing", "src/core/theme.ts", 'import type { Thing } from "#ui/thing.ts";'],
  ["ports-know-no-feature", "src/ports/whose.ts", 'import "#features/cart/thing.ts";'],
  [
    "platform-knows-no-feature",
    "src/platform/api/whose.ts",
    'import type { Thing } from "#features/cart/thing.ts";',
  ],
  [
    "platform-repositories-are-private",
    "src/features/cart/server/whose.ts",
    'import "#platform/auth/tokens.repository.ts";',
  ],
  ["database-imports-only-tables", "src/database/seed.ts", 'import "#features/cart/thing.ts";'],
  [
    "database-imports-only-tables",
    "src/database/peek.db.test.ts",
    'import type { Thing } from "../../demo/thing.ts";',
  ],
  ["domain-is-pure", "src/features/cart/domain/total.ts", 'import "#i18n/thing.ts";'],
  ["domain-is-pure", "src/features/cart/contract.ts", 'import type { Hono } from "hono";'],
  ["page-rules-are-pure", "src/features/cart/shop/rules/sums.ts", 'import "#ui/thing.ts";'],
  [
    "browser-side-takes-no-server-values",
    "src/features/cart/shop/cart.page.tsx",
    'import { thing } from "../server/place-order.ts";',
  ],
  ["browser-side-takes-no-server-values", "src/shop/menu.tsx", 'import "#database/thing.ts";'],
  ["browser-side-takes-no-server-values", "src/ui/upload.tsx", 'import "#adapters/thing.ts";'],
  ["browser-side-takes-no-server-values", "src/office/desk.tsx", 'import "#server/thing.ts";'],
  ["shop-without-office", "src/shop/staff.tsx", 'import type { Thing } from "../office/thing.ts";'],
  ["office-without-shop", "src/features/cart/office/look.tsx", 'import "../shop/thing.ts";'],
  [
    "features-do-not-import-the-shell",
    "src/features/cart/shop/badge.tsx",
    'import type { Thing } from "#shop/thing.ts";',
  ],
  [
    "features-do-not-import-the-shell",
    "src/features/cart/office/carts.page.tsx",
    'import type { Thing } from "#office/thing.ts";',
  ],
  [
    "office-ui-knows-no-page",
    "src/office-ui/list.tsx",
    'import type { Thing } from "#office/thing.ts";',
  ],
  [
    "office-ui-is-for-the-office",
    "src/features/cart/server/whose-page.ts",
    'import type { Thing } from "#office/thing.ts";',
  ],
  ["ui-imports-no-business", "src/ui/total.tsx", 'import "#features/cart/thing.ts";'],
  ["ui-imports-no-business", "src/i18n/plural.ts", 'import type { Thing } from "#shop/thing.ts";'],
  [
    "repositories-are-private",
    "src/features/orders/server/peek.ts",
    'import "#features/cart/server/cart.repository.ts";',
  ],
  [
    "repositories-stay-in-features",
    "src/server/shortcut.ts",
    'import "#features/cart/server/cart.repository.ts";',
  ],
  ["server-chooses-adapters", "src/features/cart/server/pay.ts", 'import "#adapters/thing.ts";'],
  ["adapters-know-ports", "src/adapters/mail/goods.ts", 'import "#features/cart/thing.ts";'],
  ["adapters-know-ports", "src/adapters/mail/call.ts", 'import "#platform/thing.ts";'],
  ["services-know-no-http", "src/server/platform.ts", 'import "./http/thing.ts";'],
  ["services-know-no-http", "src/server/caches/keep.ts", 'import "../pages/thing.ts";'],
  [
    "lower-ranks-only-cart",
    "src/features/cart/server/up.ts",
    'import "#features/orders/thing.ts";',
  ],
  [
    "lower-ranks-only-cart",
    "src/features/cart/server/beside.ts",
    'import type { Thing } from "#features/payments/thing.ts";',
  ],
  ["shop-without-sandbox", "src/server/shortcut-out.ts", 'import "../../sandbox/bank.ts";'],
  ["sandbox-without-shop", "sandbox/spy.ts", 'import type { Thing } from "../src/core/thing.ts";'],
  ["fixtures-are-for-tests", "src/server/short-cut.ts", 'import "./fixtures/thing.ts";'],
  ["shop-without-demo", "src/server/fill.ts", 'import "../../demo/thing.ts";'],
  ["shop-without-demo", "src/shop/sample.tsx", 'import type { Thing } from "#demo/thing.ts";'],
  ["demo-uses-features", "demo/start.ts", 'import "#server/thing.ts";'],
  ["demo-uses-features", "demo/pay.ts", 'import type { Thing } from "#adapters/thing.ts";'],
  ["demo-uses-features", "demo/orders/page.ts", 'import "#features/cart/shop/thing.ts";'],
  ["demo-uses-features", "demo/bank.ts", 'import "../sandbox/bank.ts";'],
  ["feature-has-a-rank", "src/features/gossip/server/whisper.ts", 'import "#core/thing.ts";'],
  ["imports-resolve", "src/ui/nowhere.ts", 'import "./no-such-file.ts";'],
];

const ALLOWED: [file: string, code: string][] = [
  ["src/core/money.ts", 'import "./thing.ts";'],
  ["src/core/sum.test.ts", 'import "vitest";'],
  ["src/features/orders/domain/fee.ts", 'import "#core/thing.ts";\nimport "zod/mini";'],
  ["src/features/orders/domain/roles.ts", 'import "#platform/auth/staff-role.ts";'],
  ["src/features/account/server/own.ts", 'import "#platform/auth/tokens.repository.ts";'],
  ["src/features/orders/domain/fees.ts", 'import "#features/cart/contract.ts";'],
  [
    "src/features/cart/shop/cart.context.ts",
    'import type { thing } from "../server/place-order.ts";',
  ],
  ["src/features/cart/server/place-order.ts", 'import "./cart.repository.ts";'],
  ["src/features/orders/server/list.ts", 'import "#features/cart/thing.ts";'],
  ["src/server/services.ts", 'import "#adapters/thing.ts";\nimport "#features/cart/thing.ts";'],
  ["src/shop/row.tsx", 'import "#features/cart/shop/thing.ts";\nimport "#ui/thing.ts";'],
  ["src/shop/route.tsx", 'import type { Route } from "./+types/route.ts";'],
  ["src/adapters/pay.test.ts", 'import "../../sandbox/bank.ts";'],
  ["src/database/migrate/migrate.ts", 'import "#features/cart/server/cart.tables.ts";'],
  ["demo/insert.ts", 'import "#features/cart/server/thing.ts";\nimport "#database/thing.ts";'],
  ["src/features/cart/server/fixtures/cart.ts", 'import "#demo/thing.ts";'],
  ["src/server/fixtures/set-up.ts", 'import "#demo/thing.ts";'],
  ["server.ts", 'import "./demo/thing.ts";'],
  ["src/server/app.ts", 'import "virtual:react-router/server-build";'],
];

const THINGS = [
  "core",
  "platform",
  "ui",
  "i18n",
  "office",
  "shop",
  "server",
  "database",
  "adapters",
  "server/http",
  "server/pages",
  "features/cart",
  "features/cart/shop",
  "features/cart/server",
  "features/orders",
  "features/payments",
];

let root: string;
let result: Cruise;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), "cartage-rules-"));
  for (const file of [".dependency-cruiser.mjs", "package.json", "tsconfig.json"]) {
    copyFileSync(inProject(file), path.join(root, file));
  }
  symlinkSync(inProject("node_modules"), path.join(root, "node_modules"));
  for (const room of THINGS) write(`src/${room}/thing.ts`, "");
  write("src/features/cart/server/cart.repository.ts", "");
  write("src/platform/auth/staff-role.ts", "");
  write("src/platform/auth/tokens.repository.ts", "");
  write("sandbox/bank.ts", "");
  write("demo/thing.ts", "");
  write("src/server/fixtures/thing.ts", "");
  write("src/features/cart/server/cart.tables.ts", "");
  write("src/ui/egg.ts", 'import type { Chicken } from "./chicken.ts";');
  for (const [file, code] of ALLOWED) write(file, code);
  for (const [, file, code] of FORBIDDEN) write(file, code);
  result = await cruise(root);
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, code: string) {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, `${code}\nexport const thing = 1;\nexport type Thing = 1;\n`);
}

const brokenBy = (file: string) =>
  result.violations.filter(({ from }) => from === file).map(({ rule }) => rule);

test.each(FORBIDDEN)("the rule %s reports the file %s", (rule, file) => {
  expect(brokenBy(file)).toContain(rule);
});

test.each(ALLOWED)("the imports of %s are allowed", (file) => {
  expect(brokenBy(file)).toEqual([]);
});

test("every dependency rule has an example in these tests", () => {
  const shown = new Set(FORBIDDEN.map(([rule]) => rule));
  const others = config.forbidden
    .map(({ name }) => name)
    .filter((name) => !name.startsWith("lower-ranks-only-") && !shown.has(name));
  expect(others).toEqual([]);
});

describe("the dependency check of this project", () => {
  test("fails if no module was read", () => {
    expect(explain({ moduleCount: 0, violations: [] })).toHaveLength(1);
  });

  test("has a rank for every feature", () => {
    const ranked = FEATURE_RANKS.flat();
    expect(readdirSync(inProject("src/features")).filter((name) => !ranked.includes(name))).toEqual(
      [],
    );
  });
});
