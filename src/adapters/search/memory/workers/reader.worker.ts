import { answerQuestions } from "#adapters/threads/answer-questions.ts";
import type { ReaderMessage } from "./messages.ts";
import { createReader } from "./reader.ts";

/** In a thread of its own, so that a slow query never holds up the shop. */
answerQuestions<ReaderMessage>(createReader());
