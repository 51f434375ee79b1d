import { defineFeature } from "#platform/feature/feature.ts";
import { bindContent, type Content } from "./server/content.ts";
import { loadLibrary } from "./server/library.ts";
import { contentContext } from "./shop/content.context.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    content: Content;
  }
}

declare module "#platform/feature/platform.ts" {
  interface Platform {
    /** Where the articles are. */
    contentDir: string;
  }
}

export const contentFeature = defineFeature({
  name: "content",
  bind: async ({ contentDir }) => bindContent({ library: await loadLibrary(contentDir) }),
  pages: (context, { content }) => context.set(contentContext, content),
});
