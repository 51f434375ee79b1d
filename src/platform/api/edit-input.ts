import * as z from "zod/mini";

/**
 * Input of a call that edits a record: only what changed, and what the form had been loaded with. That may be
 * anything, since what is stored may be older than today's rules.
 */
export const editInput = <Shape extends z.core.$ZodLooseShape>(fields: z.ZodMiniObject<Shape>) =>
  z.object({ seen: z.record(z.string(), z.unknown()), changes: z.partial(fields) });
