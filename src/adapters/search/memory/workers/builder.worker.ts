import { answerQuestions } from "#adapters/threads/answer-questions.ts";
import { createBuilder } from "./builder.ts";
import type { BuilderMessage } from "./messages.ts";

/** In a thread of its own, away from those who wait for answers. */
answerQuestions<BuilderMessage>(createBuilder());
