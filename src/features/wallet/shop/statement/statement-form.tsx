import { Form } from "react-router";
import type { MessageKey } from "#core/message-key.ts";
import { useT } from "#i18n/use-t.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { TextField } from "#ui/fields/text-field.tsx";
import {
  namedPeriods,
  PERIOD_NAMES,
  type Period,
  type PeriodProblems,
} from "../../domain/statement.ts";

type StatementFormProps = {
  action: string;
  period: Period;
  today: string;
  problems?: PeriodProblems;
};

/** The first and last day; submitted in the URL, so that a statement can be bookmarked. */
export function StatementForm({ action, period, today, problems = {} }: StatementFormProps) {
  const t = useT();
  const error = (key: MessageKey | undefined) => (key ? { error: t(key) } : {});
  return (
    <Form method="get" action={action} noValidate key={`${period.from}/${period.to}`}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <TextField
          type="date"
          name="from"
          label={t("balance.statement.from")}
          defaultValue={period.from}
          max={today}
          required
          {...error(problems.from)}
        />
        <TextField
          type="date"
          name="to"
          label={t("balance.statement.to")}
          defaultValue={period.to}
          max={today}
          required
          {...error(problems.to)}
        />
      </div>
      <Button type="submit" variant="go">
        {t("balance.statement.show")}
      </Button>
      <div className="-mx-3 mt-2 -mb-2 flex flex-wrap">
        {PERIOD_NAMES.map((name) => (
          <ButtonLink
            key={name}
            variant="quiet"
            to={`${action}?${new URLSearchParams(namedPeriods(today)[name])}`}
          >
            {t(`balance.statement.${name}`)}
          </ButtonLink>
        ))}
      </div>
    </Form>
  );
}
