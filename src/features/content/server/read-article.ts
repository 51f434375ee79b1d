import { parse } from "yaml";
import * as z from "zod/mini";
import { BLOG_AUTHORS, BLOG_PICTURES, FAQ_GROUPS } from "../domain/article.ts";

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const common = {
  title: z.string().check(z.minLength(1)),
  description: z.string().check(z.maxLength(160)),
  updated: day,
  requires: z._default(z.nullable(z.string()), null),
};

export const pageMeta = z.object(common);
export const faqMeta = z.object({
  ...common,
  group: z.enum(FAQ_GROUPS),
  position: z.number(),
  on_home: z._default(z.boolean(), false),
});
export const blogMeta = z.object({
  ...common,
  date: day,
  author: z.enum(BLOG_AUTHORS),
  summary: z.string().check(z.minLength(1)),
  picture: z.enum(BLOG_PICTURES),
});

/** Front matter in YAML between two lines of dashes, then Markdown. What does not fit stops the start. */
export function readArticle<Meta extends z.ZodMiniType>(
  path: string,
  text: string,
  meta: Meta,
): z.infer<Meta> & { slug: string; markdown: string } {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!parts) throw new Error(`${path} has no front matter`);
  const parsed = z.safeParse(meta, parse(parts[1] ?? "", { schema: "core" }));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  const slug = path.replace(/^.*\//, "").replace(/\.md$/, "");
  return { ...(parsed.data as object), slug, markdown: parts[2] ?? "" } as z.infer<Meta> & {
    slug: string;
    markdown: string;
  };
}
