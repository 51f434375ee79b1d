import { lowerThreadPriority } from "#platform/threads/lower-thread-priority.ts";
import { handleMessages } from "../../../threads/handle-messages.ts";
import { createBuilder } from "./builder.ts";
import type { BuilderMessage } from "./messages.ts";

/** On a busy core, this thread gets a quarter of the time beside an answering thread: new products can wait. */
const STANDS_BACK = 5;

lowerThreadPriority(STANDS_BACK);

/** Runs in its own thread, so that it does not delay answers. */
handleMessages<BuilderMessage>(createBuilder());
