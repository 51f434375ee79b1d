import { handleMessages } from "../../../threads/handle-messages.ts";
import { createBuilder } from "./builder.ts";
import type { BuilderMessage } from "./messages.ts";

/** In a thread of its own, away from those who wait for answers. */
handleMessages<BuilderMessage>(createBuilder());
