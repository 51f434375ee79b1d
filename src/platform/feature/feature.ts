import type { RouterContextProvider } from "react-router";
import type { SweepOptions } from "#database/sweep-rows.ts";
import type { ApiRoute, WebhookRoute } from "../api/api-route.ts";
import type { RequestContext } from "../api/request-context.ts";
import type { StaffRoute } from "../api/staff-route.ts";
import type { Job } from "../jobs/job.ts";
import type { MeasuredGauge } from "../metrics/metrics.ts";
import type { LimitsByKind } from "../rate-limit/rate-limits.ts";
import type { Features } from "./features.ts";
import type { PersonalData } from "./personal-data.ts";
import type { Platform } from "./platform.ts";
import type { ProblemCode } from "./problems.ts";

export type FeatureName = keyof Features;

/** A page request, as far as contexts may know it. */
export type PageVisit = { request: Request; cookies: RequestContext["cookies"] };

/** `whole`: slow work that later changes need not wait for. */
export type Applied = { whole?: Promise<void> };

/** What the change feed reports: the tags that changed, or `all` after a lost connection. */
export type Changes = { tags: readonly string[]; all: boolean };

/**
 * What a feature declares besides its use cases. A feature that collects something from all features adds its part
 * here: payments `payables`, the account `joinSession`.
 */
export interface FeatureParts {
  calls?: (features: Features, platform: Platform, collected: Collected) => ApiRoute[];
  /** The only way to declare a staff call; roles are checked before it runs (`guardStaffRoutes`). */
  staffCalls?: (features: Features, platform: Platform) => StaffRoute[];
  webhooks?: (features: Features, platform: Platform) => WebhookRoute[];
  /** Sets the contexts that the feature's pages use to reach its use cases. */
  pages?: (context: RouterContextProvider, features: Features, page: PageVisit) => void;
  jobs?: readonly Job[];
  /** Runs every night: deletes what nobody needs any more. */
  nightly?: readonly ((
    features: Features,
    platform: Platform,
    night: SweepOptions,
  ) => Promise<unknown>)[];
  /** Every minute, on every node. */
  pulse?: (features: Features) => Promise<unknown>;
  /** Metrics for operators, read from the database when they are requested. */
  gauges?: (platform: Platform) => readonly MeasuredGauge[];
  limits?: LimitsByKind;
  /** The problems it reports: each code with its log text; each becomes a task for staff. */
  problems?: Readonly<Partial<Record<ProblemCode, string>>>;
  personalData?: (features: Features, platform: Platform) => Readonly<Record<string, PersonalData>>;
  onChanges?: (
    features: Features,
    changes: Changes,
    platform: Platform,
  ) => Applied | void | Promise<Applied> | Promise<void>;
  close?: (features: Features) => Promise<unknown>;
}

/** What all features declare for one part; call it only after all of them are bound. */
export type Collected = <Part extends keyof FeatureParts>(
  part: Part,
) => NonNullable<FeatureParts[Part]>[];

export type Feature<Name extends FeatureName = FeatureName> = FeatureParts & {
  name: Name;
  /**
   * Binds the use cases to their dependencies. Features of lower ranks are bound already; those of a higher rank, and
   * what all features declare, may be used only inside functions that are called later.
   */
  bind: (
    platform: Platform,
    features: Features,
    collected: Collected,
  ) => Features[Name] | Promise<Features[Name]>;
};

export const defineFeature = <Name extends FeatureName>(feature: Feature<Name>) => feature;
