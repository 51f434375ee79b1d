/** The house's dependency rules; scripts/checks/dependency-rules.test.ts sees each of them bite. */

/** Features look strictly down: one may import only those of a lower rank. */
export const FEATURE_RANKS = [
  ["sites"],
  ["mail"],
  ["content", "shipping", "delivery", "account"],
  ["records"],
  ["catalogue", "wallet", "contact", "uploads", "staff"],
  ["cart", "reservations", "payments"],
  ["invoices"],
  ["orders", "forwarding", "pro"],
  ["checkout", "quotes", "tracking", "claims", "marketing", "selling", "opening"],
  ["home"],
];

const TESTS = "\\.(test|suite)\\.tsx?$|/fixtures/";
const SHOP = "^src/(shop/|features/[^/]+/shop/)";
const OFFICE = "^src/(office/|office-ui/|features/[^/]+/office/)";
const DOMAIN = [
  "^src/features/[^/]+/domain/",
  "^src/features/[^/]+/(contract|staff-calls)\\.ts$",
  "^src/features/[^/]+/[^/]+/staff-calls\\.ts$",
];
const PAGE_RULES = "^src/features/[^/]+/shop/rules/";
const BROWSER_SIDE =
  "^src/((shop|office|office-ui|ui|themes|i18n)/|platform/(pages|client|forms|events)/|features/[^/]+/(shop|office)/|root\\.tsx$|entry\\.client\\.tsx$)";
const REPOSITORY = "^src/features/[^/]+/.*\\.repository\\.ts$";
const SERVER_SIDE =
  "^src/((server|database|adapters)/|features/[^/]+/server/|platform/(audit/|lifecycle/|rate-limit/rate-limits|auth/(secret-token|session-cookie|sessions\\.)))";
/** Of the platform what rules and contracts are written with. */
const PURE_PLATFORM =
  "^src/platform/(api/(call|staff-call|edit-input|filter-input|language-code|row-id|text-of)|forms/schema-rule|auth/(session-life|staff-role|staff-access|office-calls)|feature/problems|records/(office-record|staff-calls))\\.ts$";

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const lowerRanksOnly = FEATURE_RANKS.flatMap((features, rank) =>
  features.map((feature) => {
    const notBelow = FEATURE_RANKS.slice(rank).flat();
    return rule(
      `lower-ranks-only-${feature}`,
      "Features import only features of a lower rank; a circle in the business is broken by what a feature.ts hands over.",
      { path: `^src/features/${feature}/` },
      {
        path: `^src/features/(${notBelow.join("|")})/`,
        pathNot: `^src/features/${feature}/`,
      },
    );
  }),
);

export default {
  forbidden: [
    rule("no-circles", "No circles, types included.", {}, { circular: true }),
    rule(
      "core-imports-nothing",
      "The core stands on nothing.",
      { path: "^src/core/", pathNot: TESTS },
      { pathNot: "^src/core/" },
    ),
    rule(
      "database-imports-only-tables",
      "The floor of all features knows nothing of them but their tables, not even in its tests.",
      { path: "^src/database/" },
      { path: "^(src|demo)/", pathNot: ["^src/(database|core)/", "\\.tables\\.ts$"] },
    ),
    rule(
      "ports-know-no-feature",
      "A port has its own words; features and adapters speak them.",
      { path: "^src/ports/", pathNot: TESTS },
      { path: "^src/(platform|features|shop|office|server|adapters|database)/" },
    ),
    rule(
      "platform-knows-no-feature",
      "What every feature stands on has no business in it, and nothing of the process that serves it.",
      { path: "^src/platform/" },
      { path: "^src/(features|shop|office|server|adapters)/" },
    ),
    rule(
      "domain-is-pure",
      "Rules and contracts import only the core, words of ports, other rules and contracts, and zod.",
      { path: DOMAIN, pathNot: TESTS },
      { pathNot: ["^src/(core|ports)/", PURE_PLATFORM, ...DOMAIN, "(^|/)node_modules/zod/"] },
    ),
    rule(
      "page-rules-are-pure",
      "Rules of pages read what calls answer and what pages emit: beside these, domains and the core they import each other.",
      { path: PAGE_RULES, pathNot: TESTS },
      { pathNot: ["^src/(core|ports|platform/events)/", PURE_PLATFORM, ...DOMAIN, PAGE_RULES] },
    ),
    rule(
      "browser-side-takes-no-server-values",
      "Pages reach use cases through context; from the server's side they import types alone.",
      { path: BROWSER_SIDE, pathNot: TESTS },
      { path: SERVER_SIDE, dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "shop-without-office",
      "The two shells never import each other.",
      { path: SHOP },
      { path: OFFICE },
    ),
    rule(
      "office-without-shop",
      "The two shells never import each other.",
      { path: OFFICE },
      { path: SHOP },
    ),
    rule(
      "features-do-not-import-the-shell",
      "The shell is made of features; what both need belongs to the platform or to a feature below.",
      { path: "^src/features/" },
      { path: "^src/(shop|office)/" },
    ),
    rule(
      "office-ui-knows-no-page",
      "What every page of the office is made of knows none of them and no feature.",
      { path: "^src/office-ui/", pathNot: TESTS },
      { path: "^src/(features|office)/" },
    ),
    rule(
      "office-ui-is-for-the-office",
      "The storefront carries nothing of the office.",
      { path: "^src/features/[^/]+/", pathNot: "^src/features/[^/]+/office/" },
      { path: "^src/office(-ui)?/" },
    ),
    rule(
      "ui-imports-no-business",
      "The design system knows no features and no shell.",
      { path: "^src/(ui|themes|i18n)/" },
      { path: "^src/(platform|features|shop|office|office-ui|ports)/" },
    ),
    rule(
      "repositories-are-private",
      "A repository belongs to its feature; others ask the feature's use cases.",
      { path: "^src/features/([^/]+)/" },
      { path: REPOSITORY, pathNot: "^src/features/$1/" },
    ),
    rule(
      "repositories-stay-in-features",
      "A repository belongs to its feature; others ask the feature's use cases.",
      { pathNot: "^src/features/" },
      { path: REPOSITORY },
    ),
    rule(
      "platform-repositories-are-private",
      "What the platform stores is reached through its functions; whose a session is, only the account knows.",
      { pathNot: "^src/(platform|features/account)/" },
      { path: "^src/platform/.*\\.repository\\.ts$" },
    ),
    rule(
      "server-chooses-adapters",
      "Only src/server wires adapters in; the bench measures them one by one, the cluster test asks providers itself.",
      { pathNot: "^(src/(server|adapters)|bench|cluster)/" },
      { path: "^src/adapters/" },
    ),
    rule(
      "adapters-know-ports",
      "An adapter speaks its port's words; of features it knows how goods are written on the wire alone, of the platform threads.",
      { path: "^src/adapters/", pathNot: TESTS },
      {
        path: "^src/(platform|features|shop|office|server)/",
        pathNot: ["^src/platform/threads/", "^src/features/catalogue/domain/wire/"],
      },
    ),
    rule(
      "services-know-no-http",
      "What is behind the calls and pages does not know who asks.",
      {
        path: "^src/server/((services|platform)\\.ts$|caches/|changes/|external-services/|settings/)",
        pathNot: TESTS,
      },
      { path: "^src/server/(http|pages|process)/", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "shop-without-sandbox",
      "The sandbox is somebody else's house: it is spoken to over HTTP. Tests may open it.",
      { path: "^src/", pathNot: TESTS },
      { path: "^sandbox/" },
    ),
    rule(
      "sandbox-without-shop",
      "What stands in for a provider knows no code of the shop.",
      { path: "^sandbox/" },
      { path: "^src/" },
    ),
    rule(
      "fixtures-are-for-tests",
      "What stands in a folder named fixtures serves tests, and the bench, which fills its database as they do.",
      { path: "^(src|demo|sandbox|server\\.ts)", pathNot: TESTS },
      { path: "^src/.*/fixtures/" },
    ),
    rule(
      "shop-without-demo",
      "The demo is handed in by server.ts, so that a shop runs without it. Tests use its data.",
      { path: "^src/", pathNot: TESTS },
      { path: "^demo/" },
    ),
    rule(
      "demo-uses-features",
      "The demo writes what features would have written, and knows nothing of pages, adapters and the process.",
      { path: "^demo/" },
      {
        path: "^(src|sandbox|scripts|bench|cluster|e2e)/",
        pathNot: [
          "^src/(core|ports|platform|database|i18n)/",
          "^src/features/[^/]+/(domain|server)/",
          "^sandbox/carrier/carrier-title\\.ts$",
        ],
      },
    ),
    ...lowerRanksOnly,
    rule(
      "feature-has-a-rank",
      "A new feature gets its place in FEATURE_RANKS.",
      { path: "^src/features/", pathNot: `^src/features/(${FEATURE_RANKS.flat().join("|")})/` },
      {},
    ),
    rule(
      "imports-resolve",
      "What cannot be resolved cannot be checked. Route types and virtual modules are made by the build.",
      {},
      { couldNotResolve: true, pathNot: ["\\+types/", "^virtual:"] },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|\\.react-router)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
    },
  },
};
