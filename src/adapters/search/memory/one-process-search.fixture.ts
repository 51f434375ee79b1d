import type { FilledEngine } from "#ports/search.ts";
import { createCatalogueEditor } from "./catalogue-editor.ts";
import { startGeneration } from "./held-segments.ts";
import { planQuery, planText, wholeNumber } from "./plan-query.ts";
import type { CodedAnswer, CodedSuggestions } from "./query/coded-query.ts";
import { readAnswer, readSuggestions } from "./read-answer.ts";
import { createBuilder } from "./workers/builder.ts";
import type { BuilderThread, BuilderThreads } from "./workers/builder-threads.ts";
import type { BuilderMessage } from "./workers/messages.ts";
import { createReader } from "./workers/reader.ts";

/** What crosses to a thread is copied; shared memory is not. */
const sent = <Message>(message: Message): Message => structuredClone(message);

function startBuilder(): BuilderThread {
  const builder = createBuilder();
  let isAlive = true;
  return {
    ask: async <Answer>(message: BuilderMessage) => sent(builder(sent(message))) as Answer,
    tell: (message) => void builder(sent(message)),
    waiting: 0,
    get isAlive() {
      return isAlive;
    },
    async close() {
      isAlive = false;
    },
  };
}

const builders: BuilderThreads = {
  take: startBuilder,
  giveBack: async () => {},
  close: async () => {},
};

/** The memory engine without threads: every step of a question is taken where a test sees it. */
export async function createOneProcessSearch(): Promise<FilledEngine> {
  const reader = createReader();
  const editor = createCatalogueEditor({
    start: startGeneration(builders),
    threads: builders,
    onProblem: (problem) => {
      throw new Error(problem);
    },
    tellReaders: (change) => void reader({ type: "change", change: sent(change) }),
  });
  return {
    can: { exactTotal: Infinity, filters: Infinity, values: Infinity },
    async search(query) {
      const { dictionary } = editor.generation;
      const coded = sent(planQuery(dictionary, query));
      const answer = reader({ type: "search", query: coded }) as CodedAnswer;
      return readAnswer(dictionary, query.facets, sent(answer));
    },
    async suggest({ siteId, language, text, limit }) {
      const { dictionary } = editor.generation;
      const query = { siteId, language, text: planText(text), limit: wholeNumber(limit) };
      const answer = reader({ type: "suggest", query }) as CodedSuggestions;
      return readSuggestions(dictionary, sent(answer));
    },
    upsert: editor.upsert,
    remove: editor.remove,
    swap: editor.swap,
    close: editor.close,
  };
}
