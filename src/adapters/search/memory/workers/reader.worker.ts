import { handleMessages } from "../../../threads/handle-messages.ts";
import type { ReaderMessage } from "./messages.ts";
import { createReader } from "./reader.ts";

/** In a thread of its own, so that a slow query never holds up the shop. */
handleMessages<ReaderMessage>(createReader());
