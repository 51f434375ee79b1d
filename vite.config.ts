import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const SHARED =
  /\/src\/(core|i18n|themes|ui|features\/sites|features\/shipping\/domain)\/|\/src\/features\/shipping\/shop\/method-icon|\/node_modules\//;
/** What home does without must not ride along in what it shares with other pages. */
const NOT_ON_HOME =
  /\/src\/ui\/(gallery\/|([\w-]+\/)?(range-slider|show-more|field|text-field|dialog|modal-head|select-field|empty-state|breadcrumbs|drawer|price|price-rows|table|print-button|radio-cards|chip|pagination|badge|timeline|quantity-stepper|countdown|skeleton|progress-steps|stacked-bar)\.tsx|navigation\/page-numbers\.ts)|\/src\/features\/sites\/domain\/opening-hours\.ts|\/src\/features\/(sites\/shop\/use-language-id|catalogue\/shop\/search\/send-search-event)\.ts|\/icons\/(clock|plus|minus|sliders-horizontal|layout-grid|rows-3|ruler|timer|printer|log-out|trash)\.|\/src\/core\/(quantity|money-parts)\.ts|\/src\/features\/shipping\/domain\/(calculate|goods-input|goods-kind|import-charges|shipping-discount|vat)\.ts/;

/** Forms and their rules: for pages and modals that have one, and home has none. */
const FORMS =
  /\/node_modules\/zod\/|\/src\/(ui\/(form\/|([\w-]+\/)?(checkbox|notice|password-field|text-area)\.tsx)|core\/validation|features\/sites\/shop\/forms\/|features\/account\/domain\/(?!session-life|after-login))|\/icons\/(eye|eye-off|mail-check)\./;

const SHELL =
  /\/src\/(shop\/(?!home\/|product\/|consent\/consent-(settings|question)|header\/menu-drawer|unsupported-browser\/(unsupported-browser-modal|browser-list))|features\/catalogue\/shop\/menu\/menu-category|features\/cart\/(domain\/cart-cookie|shop\/header\/)|features\/account\/(requests|shop\/(account-links|session\/(?!log-out-button)|header\/(?!account-(list|menu))|getting-in\/(is-plain-click|open-getting-in|view-path))))/;

/** Of the shell and of what it shares: what comes after an answer about cookies, or after an error. */
const LATE =
  /\/src\/(core\/(monitoring\/|without-people)|shop\/(monitoring\/(?!is-monitored|report-shown)|consent\/(forget-refused|use-save-consent)))/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Found only on a later visit, they would reload the page under the visitor's hands.
  optimizeDeps: { include: ["lucide-react", "zod/mini", "react-dom", "d3-geo"] },
  // A database writes without end: watching its files would take a whole core.
  server: {
    watch: { ignored: ["**/.data*/**", "**/.cache/**", "**/build/**", "**/test-results/**"] },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Fewer, larger files compress better: React stays the same from build to build, and what
            // several pages share is one file instead of dozens. Only rooms whose modules bring no
            // styles: a style sheet of a shared file would come before the one that orders the layers.
            advancedChunks: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                {
                  name: "shared",
                  test: (id) =>
                    SHARED.test(id) && !NOT_ON_HOME.test(id) && !FORMS.test(id) && !LATE.test(id),
                  minShareCount: 2,
                },
                // All of it is on every page: one file instead of eight.
                { name: "shell", test: (id) => SHELL.test(id) && !LATE.test(id), minShareCount: 2 },
                // Parts before forms: a group takes along what it imports, and goods need no rules of forms.
                { name: "parts", test: NOT_ON_HOME, minShareCount: 2 },
                { name: "forms", test: FORMS, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    // The HTTP app is the server build's input: one bundle holds API, pages and their wiring.
    ssr: { build: { rollupOptions: { input: "./src/server/app.ts" } } },
  },
});
