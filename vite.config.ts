import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { CHUNKS, isIn } from "./src/chunks.ts";

const { SHARED, NOT_ON_HOME, FORMS, SHELL, LATE } = CHUNKS;

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
                    isIn(SHARED, id) &&
                    ![NOT_ON_HOME, FORMS, LATE].some((chunk) => isIn(chunk, id)),
                  minShareCount: 2,
                },
                // All of it is on every page: one file instead of eight.
                {
                  name: "shell",
                  test: (id) => isIn(SHELL, id) && !isIn(LATE, id),
                  minShareCount: 2,
                },
                // Parts before forms: a group takes along what it imports, and goods need no rules of forms.
                { name: "parts", test: (id) => isIn(NOT_ON_HOME, id), minShareCount: 2 },
                { name: "forms", test: (id) => isIn(FORMS, id), minShareCount: 2 },
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
