/** `readers`: the code or the tests that find files of the pattern in their folders. */
export type Tree = { pattern: string; readers: readonly string[] };

/** Requests pages of every kind, with all that is on them. */
const PAGES = "src/server/pages/pages.api.test.ts";

/**
 * Files that are not imported, but read from their folders: no import leads from them to a test. A change of one
 * counts as a change of its readers. `trees.test.ts` checks that each test that lists folders is here.
 */
export const TREES: readonly Tree[] = [
  // Each table's keys and words, the tables that pages and the office get, and e-mails.
  {
    pattern: "src/**/messages/**/*.json",
    readers: [
      "src/i18n/fixtures/read-messages.ts",
      "src/i18n/messages.test.ts",
      "src/i18n/wording.test.ts",
      "src/office/office-messages.test.ts",
      "src/server/features.test.ts",
      "src/server/message-tables.ts",
      PAGES,
    ],
  },
  // Links, names and figures in longer texts, and the pages that show them.
  {
    pattern: "content/**",
    readers: [
      "src/features/content/server/content-texts.test.ts",
      "src/features/content/server/content.api.test.ts",
      "src/features/shipping/domain/order-discount.test.ts",
      "src/ui/styles/content-rules.test.ts",
      PAGES,
    ],
  },
  // What sources have as text: keys of messages, names of icons and metrics, classes, screens' constants.
  {
    pattern: "src/**/*.{ts,tsx}",
    readers: [
      "scripts/build/draw-icons.test.ts",
      "scripts/checks/deploy-files.test.ts",
      "scripts/checks/specification-values.test.ts",
      "scripts/checks/style-sources.test.ts",
      "src/i18n/messages.test.ts",
      "src/office/office-messages.test.ts",
    ],
  },
  // Lists of the office and their filters, read as text.
  { pattern: "src/features/*/office/**", readers: ["src/office/list-filters.test.ts"] },
  // Figures that all have one width.
  { pattern: "src/**/*.{css,tsx}", readers: ["src/themes/fonts.test.ts"] },
  // Components are rendered by tests of pages.
  { pattern: "src/{shop,ui,features/*/shop}/**/*.tsx", readers: [PAGES] },
  // Guards and card forms, looked for in the pages' code.
  {
    pattern: "src/{shop,features/*/shop}/**/*.page.tsx",
    readers: [
      "src/server/cross-feature-tests/private-pages.api.test.ts",
      "src/server/pages/card-pages.api.test.ts",
    ],
  },
  // The data of a theme is found by the folder's name; so are its colours.
  {
    pattern: "src/themes/**",
    readers: [
      "src/themes/brand.ts",
      "src/themes/contrast.test.ts",
      "src/themes/email-colours.ts",
      "src/themes/fonts.ts",
      "src/themes/logo.tsx",
      "src/themes/office.test.ts",
      "src/themes/theme-folders.test.ts",
      "src/themes/theme-traits.ts",
    ],
  },
  // Each feature is in the server's list; its calls hide secrets from the log, and pages of the office use them.
  { pattern: "src/features/*/feature.ts", readers: ["src/server/features.test.ts"] },
  {
    pattern: "src/{features,platform}/**/{contract,staff-calls}.ts",
    readers: ["src/office/open-pages.test.ts", "src/server/http/request/request-log.test.ts"],
  },
  // Tables are compared with what the migrations make.
  {
    pattern: "src/{features,platform}/**/*.tables.ts",
    readers: ["src/database/schema-matches.db.test.ts"],
  },
  { pattern: "src/database/migrations/**", readers: ["src/database/**/*.db.test.ts"] },
  // Outlines of countries, each loaded when its map is shown.
  {
    pattern: "src/features/delivery/shop/point-picker/outlines/*.json",
    readers: ["src/features/delivery/shop/point-picker/outline.ts"],
  },
  // Pictures are looked for by the names in the demo's data.
  {
    pattern: "demo/pictures/**",
    readers: ["demo/art/pictures.test.ts", "demo/parcels/parcel-photos.test.ts"],
  },
  { pattern: "samples/pickup-points/**", readers: ["demo/shipping/import-sample-points.ts"] },
  { pattern: "deploy/**", readers: ["scripts/checks/deploy-files.test.ts"] },
  // The specification map names tests by file and title.
  {
    pattern: "{src,demo,scripts,sandbox,e2e}/**/*.{test,spec,suite}.{ts,tsx}",
    readers: ["scripts/checks/specification-map.test.ts"],
  },
];

/** Every test is run with these, or may use them in some way that no import shows. */
export const OF_EVERY_TEST: readonly string[] = [
  "{.npmrc,package.json,package-lock.json,tsconfig.json}",
  "{react-router,vite,vite.office,vitest,e2e/playwright}.config.ts",
  "e2e/{quiet-browser,start-shop}.ts",
  "scripts/{import-graph,run-command,test}.ts",
  "scripts/{build,changed-tests,set-up,test-run}/**",
  "src/{core,database,platform}/**",
  "src/server/fixtures/{app-setup,database-setup,test-app}.ts",
  // The databases of tests are filled with it.
  "demo/**",
];
