type NamedSite = { name: string; region: string };

/** Adds the region if two sites share a name. Otherwise leaves it out, because customers do not know regions. */
export function siteTitle({ name, region }: NamedSite, others: readonly NamedSite[]): string {
  const isShared = others.some((other) => other.name === name && other.region !== region);
  return isShared && region !== "default" ? `${name} ${region.toUpperCase()}` : name;
}
