import { createOtlpExporter } from "#platform/tracing/otlp-exporter.ts";
import { traceOutgoing } from "#platform/tracing/outgoing-requests.ts";
import { createTracing, type Tracing } from "#platform/tracing/tracing.ts";
import type { Environment } from "../settings/environment.ts";

export type OpenTraces = {
  tracing: Tracing;
  /** Only set with a collector, so that statements do not pay for traces that nobody reads. */
  traceStatement: Tracing["beginStatement"] | undefined;
  close: () => Promise<void>;
};

/** Opened before the log, whose lines name their trace; so problems here are written to standard error. */
export function openTraces(environment: Environment, release: string): OpenTraces {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: name } = environment;
  const exporter = endpoint
    ? createOtlpExporter({
        endpoint,
        resource: {
          "service.name": name,
          "service.version": release,
          "service.instance.id": environment.NODE_NAME ?? "",
        },
        onProblem: (problem) => process.stderr.write(`traces: ${problem}\n`),
      })
    : undefined;
  const share = environment.OTEL_TRACES_SAMPLER_ARG;
  const tracing = createTracing({ onSpan: exporter?.add, share });
  const stopTracing = traceOutgoing(tracing);
  return {
    tracing,
    traceStatement: exporter && tracing.beginStatement,
    async close() {
      stopTracing();
      await exporter?.close();
    },
  };
}
