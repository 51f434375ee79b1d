/** Of the address that the document was loaded by: pages that were gone to since have forgotten it. */
export function landingQuery(): string {
  const [landing] = performance.getEntriesByType("navigation");
  return landing && URL.canParse(landing.name) ? new URL(landing.name).search : "";
}
