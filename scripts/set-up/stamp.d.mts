export function digestOfFiles(places: string[], options?: { skip?: RegExp; root?: string }): string;
export function stampIn(file: string): {
  matches: (digest: string) => boolean;
  remove: () => void;
  write: (digest: string) => void;
};
