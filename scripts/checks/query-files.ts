import type { Finding, SourceFile } from "./source-files.ts";

/** Queries belong in repositories, so that whoever changes a table finds all its queries. */
const ASKS =
  /^src\/features\/[^/]+\/(?:feature\.ts$|server\/(?!(?:.*\/)?fixtures\/)(?!.*\.(?:test|suite|repository|tables)\.).*\.ts$)/;
const DRIZZLE = /^import [^;]*? from "drizzle-orm(?:\/[^"]*)?";/m;
const QUERY = /\b(?:db|tx)\s*\.(?:select|selectDistinct|insert|update|delete|execute)\(/;
const hasQuery = (text: string) => DRIZZLE.test(text) || QUERY.test(text);

/** The list may only get shorter. */
const MOST_LEFT = 20;
const LEFT: readonly string[] = [
  // The use case is a single statement: a call of a database function (decision 0043).
  "cart/server/lines/add-to-cart.ts",
  "cart/server/holds/hold-cart.ts",
  "cart/server/holds/hold-lines.ts",
  "cart/server/stored-cart.ts",
  "orders/server/holds/hold-order.ts",
  "wallet/server/move-money.ts",
  // Parts of other features' statements and transactions; other features may not import a repository.
  "account/server/customer-name.ts",
  "account/server/lock-active-customer.ts",
  "account/server/staff-customers/find-people.ts",
  "catalogue/server/events/record-sales.ts",
  "orders/server/staff-orders/find-orders.ts",
  "records/server/tasks/raise-task.ts",
  "orders/server/staff-orders/waiting-orders.ts",
  "sites/server/staff-sites/reference-rows.ts",
  "wallet/server/wallet-cents.ts",
  // Called from outside of features: by seeds, imports and the bench.
  "catalogue/server/events/purge-old-events.ts",
  "orders/server/holds/set-aside.ts",
  "sites/server/seed/insert-site.ts",
  "sites/server/seed/reference-data.ts",
  // A single query of tables that have no repository of their own.
  "orders/server/shipments/meets-customs.ts",
];

/** Files with queries outside of repositories, and files on the list that no longer have queries. */
export function findQueriesOutside(
  files: readonly SourceFile[],
  left: readonly string[] = LEFT,
  most = MOST_LEFT,
): Finding[] {
  const asking = files.filter(({ path, text }) => ASKS.test(path) && hasQuery(text));
  const known = left.map((name) => `src/features/${name}`);
  const problem = (file: string, what: string): Finding => ({ file, line: 1, problem: what });
  return [
    ...asking
      .filter(({ path }) => !known.includes(path))
      .map(({ path }) => problem(path, "has queries: move them into the repository beside it")),
    ...known
      .filter((path) => !asking.some((file) => file.path === path))
      .map((path) => problem(path, "has no queries any more: take it off the list")),
    ...(left.length > most ? [problem("scripts/checks/query-files.ts", "the list has grown")] : []),
  ];
}
