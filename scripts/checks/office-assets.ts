/** What Vite's manifest says about one of the office's files. */
type Chunk = {
  file: string;
  src?: string;
  imports?: string[];
  isEntry?: boolean;
  isDynamicEntry?: boolean;
};
type OfficeManifest = Readonly<Record<string, Chunk>>;

function withImports(name: string, manifest: OfficeManifest, found = new Set<string>()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const next of manifest[name]?.imports ?? []) withImports(next, manifest, found);
  return found;
}

/** The scripts of each office page: those of the shell, and the page's own. */
export function officePages(manifest: OfficeManifest): { page: string; scripts: string[] }[] {
  const names = Object.keys(manifest);
  const entries = names.filter((name) => manifest[name]?.isEntry);
  const pages = names.filter((name) => /\.page\.tsx$/.test(name));
  return pages.map((page) => {
    const all = [...entries, page].flatMap((name) => [...withImports(name, manifest)]);
    const files = [...new Set(all)].flatMap((name) => manifest[name]?.file ?? []);
    return { page, scripts: files.filter((file) => file.endsWith(".js")) };
  });
}
