import { defineFeature } from "#platform/feature/feature.ts";
import type { Features } from "#platform/feature/features.ts";
import type { Platform } from "#platform/feature/platform.ts";
import { everyMinute } from "#platform/jobs/job.ts";
import type { ArticleDeps } from "./server/articles/article-deps.ts";
import { type ArticleStore, createArticleStore } from "./server/articles/article-store.ts";
import { publishDueArticles } from "./server/articles/publish-article.ts";
import { contentStaffApi } from "./server/content.staff-api.ts";
import { bindContent, type Content } from "./server/content.ts";
import { loadLibrary } from "./server/library.ts";
import { contentContext } from "./shop/content.context.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    content: Content & { store: ArticleStore };
  }
}

declare module "#platform/feature/platform.ts" {
  interface Platform {
    /** The folder of the article files. */
    contentDir: string;
  }
}

const articleDeps = ({ db, now }: Platform, { content, sites }: Features): ArticleDeps => ({
  db,
  now,
  store: content.store,
  listSites: () => sites.registry.all(),
});

export const contentFeature = defineFeature({
  name: "content",
  bind: async ({ contentDir, db }, { sites }) => {
    const files = await loadLibrary(contentDir);
    const listSites = () => sites.registry.all();
    const store = await createArticleStore({ db, files, listSites });
    return { ...bindContent({ library: store.library }), store };
  },
  staffCalls: (features, platform) => contentStaffApi(articleDeps(platform, features)),
  pages: (context, { content }) => context.set(contentContext, content),
  jobs: [
    everyMinute("publish-articles", (_features, _data, platform) => publishDueArticles(platform)),
  ],
  async onChanges({ content }, { tags, all }) {
    if (all || tags.includes("content")) await content.store.reload();
  },
});
