import { taskOfProblem } from "#features/desk/domain/task-of-problem.ts";
import { raiseTask } from "#features/desk/server/tasks/raise-task.ts";
import { workClockOf } from "#features/sites/domain/work-clock.ts";
import { defineFeature } from "#platform/feature/feature.ts";
import { homeStaffApi } from "./server/home.staff-api.ts";
import { jobsStaffApi } from "./server/jobs.staff-api.ts";

declare module "#platform/feature/features.ts" {
  interface Features {
    home: object;
  }
}

export const homeFeature = defineFeature({
  name: "home",
  bind({ db, log, problems, now }, { sites }) {
    // What was only a line of the log is a task as well, however often it is reported.
    problems.watch((feature, problem, details) => {
      const task = taskOfProblem(feature, problem, { ...details });
      const clock = workClockOf(sites.registry.byHost(undefined));
      raiseTask(db, task, now(), clock).catch((err) =>
        log.warn({ err }, "a task could not be raised"),
      );
    });
    return {};
  },
  staffCalls: ({ sites, catalogue, desk }, { db, now, jobs }) => [
    ...jobsStaffApi({ db, jobs }),
    ...homeStaffApi({
      db,
      now,
      listSites: () => sites.registry.all(),
      listColleagues: desk.listColleagues,
      listStaffGoods: catalogue.listStaffGoods,
    }),
  ],
});
