type Part = { module: string; imports?: string[]; css?: string[] };
type RouterManifest = {
  /** The address of the script that contains the manifest. */
  url: string;
  entry: Part;
  routes: Record<string, Part & { id: string; parentId?: string }>;
};

const STATIC_IMPORT = /(?:from|import)\s*"\.\/([^"]+\.js)"/g;

/** React Router writes the manifest as a script for browsers. */
export function readManifest(script: string): RouterManifest {
  return JSON.parse(script.replace(/^window\.__reactRouterManifest=/, "").replace(/;\s*$/, ""));
}

/** All files that a route's HTML refers to: manifest, entry, the route and its layouts, with their imports. */
export function assetsOf(routeId: string, manifest: RouterManifest, read: (url: string) => string) {
  const parts: Part[] = [manifest.entry];
  for (let id: string | undefined = routeId; id; id = manifest.routes[id]?.parentId) {
    const route = manifest.routes[id];
    if (!route) throw new Error(`the build has no route ${id}`);
    parts.push(route);
  }
  const scripts = parts.flatMap(({ module, imports = [] }) => [module, ...imports]);
  scripts.unshift(manifest.url);
  // React Router appends an empty fragment to the style sheet of a shared chunk.
  const styles = parts.flatMap(({ css = [] }) => css.map((url) => url.replace(/#$/, "")));
  return { scripts: withImports(scripts, read), styles: [...new Set(styles)] };
}

function withImports(urls: string[], read: (url: string) => string): string[] {
  const found = new Set<string>();
  const visit = (url: string) => {
    if (found.has(url)) return;
    found.add(url);
    for (const [, name] of read(url).matchAll(STATIC_IMPORT)) visit(`/assets/${name}`);
  };
  for (const url of urls) visit(url);
  return [...found];
}
