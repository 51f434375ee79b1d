import type { DemoAccount } from "#features/account/server/auth/list-demo-accounts.ts";
import type { Site } from "#features/sites/domain/site.ts";

type DemoLogins = { accounts: readonly DemoAccount[]; password: string };

/** The first lines of the log: the addresses of the shops, and for the demo the accounts to log in with. */
export function startupBanner(
  sites: readonly Site[],
  port: number,
  { database, sandbox, demo }: { database: string; sandbox: string | undefined; demo: DemoLogins },
): string {
  const rows = sites.map((site) => {
    const languages = site.languages.map((language) => language.isoCode).join(" ");
    const address = `http://${site.hosts[0]}:${port}/`;
    return `  ${address.padEnd(32)} ${site.name.padEnd(18)} ${languages}`;
  });
  return [
    "",
    "Cartage is open:",
    ...rows,
    "",
    `  API  http://localhost:${port}/api/docs`,
    ...(sandbox ? [`  Pay  ${sandbox} (a sandbox: no real money)`] : []),
    `  Data ${database}`,
    "",
    ...describeLogins(demo),
    "",
  ].join("\n");
}

/** For a node that serves no visitors. */
export function nodeBanner(roles: readonly string[], port: number, database: string): string {
  return [
    "",
    `Cartage is at work: ${roles.join(", ")}`,
    ...(roles.includes("search") ? [`  Search http://localhost:${port}/api/lupa/`] : []),
    `  Status http://localhost:${port}/status`,
    `  Data   ${database}`,
    "",
    "",
  ].join("\n");
}

function describeLogins({ accounts, password }: DemoLogins): string[] {
  if (accounts.length === 0) return [];
  const rows = accounts.map(
    ({ email, role }) => `  ${email.padEnd(32)} ${role ? `staff, ${role}` : "customer"}`,
  );
  return [`  Demo accounts, all with the password ${password}:`, ...rows, ""];
}
