import * as z from "zod/mini";

const text: z.ZodMiniType = z.string();

/** A string whose type is more exact in our code than on the wire: `textOf<MessageKey>()`. */
export const textOf = <Text extends string>() => text as z.ZodMiniType<Text, Text>;
