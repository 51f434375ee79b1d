import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { browserContracts } from "./scripts/build/browser-contracts.ts";
import { clientFiles } from "./scripts/build/client-files.ts";
import { fewRoutes } from "./scripts/build/few-routes.ts";
import { officeFont, themes } from "./scripts/build/themes.ts";

export default defineConfig({
  plugins: [
    themes(import.meta.dirname),
    // While developing, one server has the office too; its build is in vite.office.config.ts.
    officeFont(import.meta.dirname),
    browserContracts(),
    fewRoutes(),
    tailwindcss(),
    reactRouter(),
  ],
  // Found only on a later visit, they would reload the page under the visitor's hands.
  optimizeDeps: { include: ["zod/mini", "react-dom", "d3-geo"] },
  // A database writes without end: watching its files would take a whole core.
  server: {
    watch: { ignored: ["**/.data*/**", "**/.cache/**", "**/build/**", "**/test-results/**"] },
  },
  environments: {
    client: {
      build: {
        // For the error collector: `move-source-maps.mjs` takes them to where nobody is served from.
        sourcemap: "hidden",
        rolldownOptions: {
          output: {
            codeSplitting: clientFiles(import.meta.dirname),
          },
        },
      },
    },
    // The HTTP app is the server build's input: one bundle holds API, pages and their wiring.
    ssr: { build: { rollupOptions: { input: "./src/server/app.ts" } } },
  },
});
