import { lowerThreadPriority } from "#platform/threads/lower-thread-priority.ts";
import { handleMessages } from "../../../threads/handle-messages.ts";
import { createBuilder } from "./builder.ts";
import type { BuilderMessage } from "./messages.ts";

/** Of a busy core this thread gets a quarter beside another that answers: a long list of new goods can wait. */
const STANDS_BACK = 5;

lowerThreadPriority(STANDS_BACK);

/** In a thread of its own, away from those who wait for answers. */
handleMessages<BuilderMessage>(createBuilder());
