import * as z from "zod/mini";

const text: z.ZodMiniType = z.string();

/** A text of which our types know more than the wire says: `textOf<MessageKey>()`. */
export const textOf = <Text extends string>() => text as z.ZodMiniType<Text, Text>;
