import { handleMessages } from "../../../threads/handle-messages.ts";
import type { ReaderMessage } from "./messages.ts";
import { createReader } from "./reader.ts";

/** Runs in its own thread, so that a slow query never blocks the shop. */
handleMessages<ReaderMessage>(createReader());
