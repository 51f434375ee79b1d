type NamedSite = { name: string; region: string };

/** Two sites may have one name: then the region tells them apart. Elsewhere it is nothing that a customer knows. */
export function siteTitle({ name, region }: NamedSite, others: readonly NamedSite[]): string {
  const isShared = others.some((other) => other.name === name && other.region !== region);
  return isShared && region !== "default" ? `${name} ${region.toUpperCase()}` : name;
}
