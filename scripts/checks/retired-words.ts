import { type FileCheck, findAll } from "./source-files.ts";

/** Words that a reader would not search for, each with the usual word. */
const RETIRED: Readonly<Record<string, string>> = {
  wish: "input",
  trouble: "problem",
  troubles: "problems",
  happening: "event",
  happenings: "events",
  told: "reported, notified",
  untold: "missing, not provided",
  tell: "report, notify, emit",
  tells: "reports, notifies",
  forget: "purge, delete, invalidate",
  forgets: "purges, deletes, invalidates",
  nobody: "what is meant",
  thanks: "webhook acknowledgement",
  kept: "cached, stored, saved",
  keeper: "cache, store",
  living: "active",
  arrangement: "taxonomy",
  shelf: "cache",
  shelves: "caches",
  take: "what is done: consume, clear, lock, subtract, handle",
  takes: "what is done",
  taken: "what was done",
  give: "what is done: set, grant, refund, restore, release",
  gives: "what is done",
  given: "what was done",
  asked: "requested",
  news: "updates",
  doors: "delivered prices, shipping options",
  patience: "timeout",
};

/** "Place" is retired as a noun; as a verb at the beginning of a name it is allowed: to place an order. */
const NOUN_PLACE = /[a-z0-9]Places?(?![a-z])|^Places?(?![a-z])/;

/** A second type for data on the wire, although the contract already has one. */
const ON_WIRE = /OnWire$/;

const EXPORT =
  /\bexport (?:default )?(?:async )?(?:function\*?|const|let|class|type|interface) (\w+)/g;

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[ _]/);

/** Finds retired words in the names of files and exports, where a newcomer would not expect them. */
export const findRetiredWords: FileCheck = (file) => {
  const inName = file.path
    .split("/")
    .flatMap((part) => part.split(/[-.]/))
    .filter((word) => Object.hasOwn(RETIRED, word))
    .map((word) => ({ file: file.path, line: 1, problem: advice(word) }));
  const inExports = findAll(file, EXPORT, (name) => name).flatMap(({ problem: name, ...where }) =>
    problemsOf(name).map((problem) => ({ ...where, problem: `${name}: ${problem}` })),
  );
  return [...inName, ...inExports];
};

const problemsOf = (name: string): string[] => [
  ...wordsOf(name)
    .filter((word) => Object.hasOwn(RETIRED, word))
    .map(advice),
  ...(ON_WIRE.test(name) ? ["what is on the wire is inferred from its contract.ts"] : []),
  ...(NOUN_PLACE.test(name) ? ['"place" is retired, say context, position, location, path'] : []),
];

const advice = (word: string) => `"${word}" is retired, say ${RETIRED[word]}`;
