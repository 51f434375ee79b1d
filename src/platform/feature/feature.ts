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

/** A page that is asked for, as far as contexts may know it. */
export type PageVisit = { request: Request; cookies: RequestContext["cookies"] };

/** `whole`: what takes long, and the changes after it need not wait for. */
export type Applied = { whole?: Promise<void> };

/** What the change feed names: tags of what changed, or all of it after a lost connection. */
export type Changes = { tags: readonly string[]; all: boolean };

/**
 * What a feature declares beside its use cases. Whoever collects something of all features adds its
 * part here: payments `payables`, the account `joinSession`.
 */
export interface FeatureParts {
  calls?: (features: Features, platform: Platform, collected: Collected) => ApiRoute[];
  /** The one way to declare a call of staff; roles are checked before it (`guardStaffRoutes`). */
  staffCalls?: (features: Features, platform: Platform) => StaffRoute[];
  webhooks?: (features: Features, platform: Platform) => WebhookRoute[];
  /** Sets the contexts through which its pages reach its use cases. */
  pages?: (context: RouterContextProvider, features: Features, page: PageVisit) => void;
  jobs?: readonly Job[];
  /** Every night: what nobody will ask for again goes. */
  nightly?: readonly ((
    features: Features,
    platform: Platform,
    night: SweepOptions,
  ) => Promise<unknown>)[];
  /** Every minute, on every node. */
  pulse?: (features: Features) => Promise<unknown>;
  /** What operators see of it, read from the database when they look. */
  gauges?: (platform: Platform) => readonly MeasuredGauge[];
  limits?: LimitsByKind;
  /** By its code what it reports, as the log says it; each becomes a task of staff. */
  problems?: Readonly<Partial<Record<ProblemCode, string>>>;
  personalData?: (features: Features, platform: Platform) => Readonly<Record<string, PersonalData>>;
  onChanges?: (
    features: Features,
    changes: Changes,
    platform: Platform,
  ) => Applied | void | Promise<Applied> | Promise<void>;
  close?: (features: Features) => Promise<unknown>;
}

/** What all features together declare of one part; asked once all of them are bound. */
export type Collected = <Part extends keyof FeatureParts>(
  part: Part,
) => NonNullable<FeatureParts[Part]>[];

export type Feature<Name extends FeatureName = FeatureName> = FeatureParts & {
  name: Name;
  /**
   * Binds the use cases to what they need. Features of lower ranks are there; one of a higher rank may
   * be named inside a function that is called later, as may be what all of them declare.
   */
  bind: (
    platform: Platform,
    features: Features,
    collected: Collected,
  ) => Features[Name] | Promise<Features[Name]>;
};

export const defineFeature = <Name extends FeatureName>(feature: Feature<Name>) => feature;
