/**
 * Decides into which of the browser's files a module goes. Fewer, larger files compress better: React stays the same
 * from build to build, and modules shared by several pages are one file instead of dozens.
 */
import type { Rolldown } from "vite";

type ModuleGraph = Parameters<Rolldown.CodeSplittingNameFunction>[1];

const REACT =
  /\/node_modules\/(react|react-dom|scheduler|react-router)\/|\/platform\/pages\/match-few-routes\.ts$/;

/** Folders whose modules all kinds of pages use. */
const COMMON = /\/src\/(core|i18n|themes|ui|features\/sites)\/|\/node_modules\//;

/** Modules that show products: cards, pictures, addresses. */
const GOODS = /\/src\/features\/catalogue\/(shop|domain)\//;

/** Modules for pages that calculate shipping costs. */
const CALCULATOR = /\/src\/features\/shipping\//;

/** Forms and their validation, for pages and modals with a form; the home page has none. */
const FORMS =
  /\/node_modules\/zod\/|\/src\/(ui\/form\/|core\/validation|features\/sites\/shop\/forms\/|features\/account\/domain\/)/;

/** What the home page needs first: the shell of every page, and its own modules. */
const HOME = [
  "src/entry.client.tsx",
  "src/root.tsx",
  "src/shop/layouts/shop-layout.tsx",
  "src/shop/page-boundary.tsx",
  "src/shop/home/home.page.tsx",
];

/** What every page loads by itself once it is interactive. */
const LATE = [
  "src/shop/late-parts.ts",
  "src/shop/header/wide-slots.tsx",
  "src/features/cart/shop/state/watch-cart.ts",
];

function moduleOf(id: string, graph: ModuleGraph) {
  const module = graph.getModuleInfo(id);
  if (!module) throw new Error(`${id} is not part of the build`);
  return module;
}

/** These modules and all their static imports. */
function withImports(ids: readonly string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...moduleOf(id, graph).importedIds);
  }
  return found;
}

/** Modules without styles: a shared file's style sheet would come before the one that defines the order of layers. */
const isBare = (id: string, graph: ModuleGraph) =>
  withImports([id], graph)
    .values()
    .every((imported) => !imported.includes(".css"));

/** Whether a module is one of these files or imported by them, directly or not. */
function isImportedBy(files: readonly string[], root: string) {
  let found: Set<string> | undefined;
  return (id: string, graph: ModuleGraph): boolean => {
    found ??= withImports(
      files.map((file) => `${root}/${file}`),
      graph,
    );
    return found.has(id);
  };
}

export function clientFiles(root: string): Rolldown.CodeSplittingOptions {
  const isOfHome = isImportedBy(HOME, root);
  const isLate = isImportedBy(LATE, root);
  // A group also takes the imports of its modules. Parts come before forms, because goods need no form rules.
  return {
    groups: [
      { name: "react", test: REACT },
      {
        name: (id, graph) => (isOfHome(id, graph) && isBare(id, graph) ? "shared" : null),
        minShareCount: 2,
      },
      {
        name: (id, graph) =>
          isLate(id, graph) && !isOfHome(id, graph) && isBare(id, graph) ? "late" : null,
      },
      {
        name: (id, graph) => (isBare(id, graph) ? "parts" : null),
        test: (id) => COMMON.test(id) && !FORMS.test(id),
        minShareCount: 2,
      },
      {
        name: (id, graph) => (isBare(id, graph) ? "goods" : null),
        test: GOODS,
        minShareCount: 2,
      },
      {
        name: (id, graph) => (isBare(id, graph) ? "calculator" : null),
        test: CALCULATOR,
        minShareCount: 2,
      },
      { name: "forms", test: FORMS, minShareCount: 2 },
    ],
  };
}
