import type { Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import * as z from "zod/mini";
import type { SandboxContext } from "../sandbox-settings.ts";
import type { LupaRefusal } from "./lupa-account.ts";

const put = z.object({
  documents: z.array(z.looseObject({ id: z.union([z.number(), z.string()]) })),
});
const remove = z.object({ ids: z.array(z.union([z.number(), z.string()])) });

/** LupaSearch's documents API: accepts calls at once; the later processing is not simulated. */
export function mountLupa(app: Hono, { keys, lupa }: SandboxContext): void {
  const take =
    <Body>(schema: z.ZodMiniType<Body>, keep: (index: string, body: Body) => LupaRefusal) =>
    async (c: Context) => {
      const fault = lupa.takeFault();
      if (fault) return c.json({ success: false }, fault as ContentfulStatusCode);
      if (c.req.header("x-lupa-api-key") !== keys.lupa.apiKey) return c.json({}, 401);
      const read = z.safeParse(schema, await c.req.json().catch(() => undefined));
      if (!read.success) return c.json({ success: false }, 400);
      const refusal = keep(c.req.param("index") ?? "", read.data);
      if (refusal) return c.json({ success: false }, refusal);
      return c.json({ success: true, batchKey: crypto.randomUUID() });
    };
  app.post(
    "/lupa/v1/indices/:index/documents",
    take(put, (index, { documents }) => lupa.put(index, documents)),
  );
  app.post(
    "/lupa/v1/indices/:index/documents/batchDelete",
    take(remove, (index, { ids }) => lupa.remove(index, ids)),
  );
}
