import { taskOfProblem } from "#features/desk/domain/task-of-problem.ts";
import { raiseTask } from "#features/desk/server/tasks/raise-task.ts";
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
  bind({ db, log, problems, now }) {
    // What was only a line of the log is a task as well, however often it is reported.
    problems.watch((feature, problem, details) => {
      raiseTask(db, taskOfProblem(feature, problem, { ...details }), now()).catch((err) =>
        log.warn({ err }, "a task could not be raised"),
      );
    });
    return {};
  },
  staffCalls: ({ sites, catalogue }, { db, now, jobs }) => [
    ...jobsStaffApi({ db, jobs }),
    ...homeStaffApi({
      db,
      now,
      listSites: () => sites.registry.all(),
      listStaffGoods: catalogue.listStaffGoods,
    }),
  ],
});
