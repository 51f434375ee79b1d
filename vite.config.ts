import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    // The HTTP app is the server build's input: one bundle holds API, pages and their wiring.
    ssr: { build: { rollupOptions: { input: "./src/server/app.ts" } } },
  },
});
