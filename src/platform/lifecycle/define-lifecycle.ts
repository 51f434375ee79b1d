import { type Failure, fail, type Result, succeed } from "#core/result.ts";
import { canTransition, type Transitions } from "#core/state-machine.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { AuditAction } from "../audit/audit-action.ts";
import { writeAuditNote } from "../audit/write-audit-note.ts";
import { reachesSite, requireOneOfRoles, type StaffActor } from "../auth/require-role.ts";
import type { StaffRole } from "../auth/staff-role.ts";

/** The note that somebody wrote for the step. */
type Remark = string | undefined;
type Changes<Row> = Partial<Omit<Row, "id" | "status">>;
type HistoryStep<Status, Actor> = { from: Status; to: Status; actor: Actor; remark: Remark };
/** `id` is the step's number in the history, if that has numbers; `row` is the row after the step. */
type MadeStep<Row, Status> = {
  id: number | undefined;
  from: Status;
  row: Row;
  remark: Remark;
};

type Stateful<Status extends string> = { id: number; status: Status };

/** What is specific to one kind of record; all lifecycles share the rest. */
type LifecycleDefinition<Row extends Stateful<string>, Actor, Deps, Refusal extends string, Key> = {
  /** The prefix in the audit log, as in `order:17`. */
  name: string;
  /** Every state, and the states that may follow it. */
  transitions: Transitions<Row["status"]>;
  /** The failure code for a step that is not in the table. */
  refusal: Refusal;
  /** Which roles may make the step; one of them is enough. */
  who: (to: Row["status"] | undefined) => StaffRole | readonly StaffRole[];
  /** Turns a staff id into the actor of the history; null is the command line. */
  staff: (id: number | null) => Actor;
  /** Locks the row, and whatever must be locked before it, until the transaction ends. */
  lock: (deps: Deps, tx: Transaction, key: Key) => Promise<Row | undefined>;
  /** Other columns that change with a step, such as the time at which it ended. */
  stamp?: (deps: Deps, row: Row, to: Row["status"]) => Changes<Row>;
  save: (
    tx: Transaction,
    row: Row,
    values: Changes<Row> & { status: Row["status"] },
  ) => Promise<unknown>;
  /** Returns the step's number, if it has one. */
  history: (
    tx: Transaction,
    row: Row,
    step: HistoryStep<Row["status"], Actor>,
  ) => Promise<number | undefined>;
  /** Called for each step, in its transaction. */
  notify?: (deps: Deps, tx: Transaction, step: MadeStep<Row, Row["status"]>) => Promise<void>;
};

export type Move<Row, Actor> = Changes<Row> & { actor: Actor; remark?: Remark };

/** A step by a member of staff. `to` is checked before the work, if it is known by then. */
type StaffMove<Row extends Stateful<string>, Key> = {
  actor: StaffActor | undefined;
  key: Key;
  to?: Row["status"];
  role?: StaffRole | readonly StaffRole[];
  /** The action in the audit log; `details` are needed if from and to do not say everything. */
  action: AuditAction;
  details?: (before: Row, after: Row) => Record<string, unknown>;
};

export function defineLifecycle<
  Row extends Stateful<string>,
  Actor,
  Deps,
  Refusal extends string,
  Key = number,
>(definition: LifecycleDefinition<Row, Actor, Deps, Refusal, Key>) {
  type Status = Row["status"];
  const { name, transitions, save, history, stamp, notify } = definition;

  /** Checked before anything is done: refuses a step that is not in the table. */
  const refuse = ({ status }: Pick<Row, "status">, to: Status): Failure<Refusal> | undefined =>
    canTransition(transitions, status, to) ? undefined : fail(definition.refusal);

  /** The only place where a state changes: the row must be locked and the step allowed; it is saved and recorded. */
  async function move(
    deps: Deps,
    tx: Transaction,
    row: Row,
    to: Status,
    { actor, remark, ...changes }: Move<Row, Actor>,
  ): Promise<Row> {
    if (refuse(row, to))
      throw new Error(`${name} ${row.id} is ${row.status} and cannot become ${to}`);
    const values = {
      ...stamp?.(deps, row, to),
      ...(changes as unknown as Changes<Row>),
      status: to,
    };
    await save(tx, row, values);
    const id = await history(tx, row, { from: row.status, to, actor, remark });
    const moved: Row = { ...row, ...values };
    await notify?.(deps, tx, { id, from: row.status, row: moved, remark });
    return moved;
  }

  /** Like `move`, but returns a failure if the step is not in the table. */
  async function tryMove(
    deps: Deps,
    tx: Transaction,
    row: Row,
    to: Status,
    how: Move<Row, Actor>,
  ): Promise<Result<Row, Refusal>> {
    return refuse(row, to) ?? succeed(await move(deps, tx, row, to, how));
  }

  return { refuse, move, tryMove, stepByStaff: staffSteps(definition, refuse) };
}

/** A record of a site that the actor does not work for does not exist for them. */
const reachesRow = (actor: StaffActor, row: object): boolean =>
  !("siteId" in row) || typeof row.siteId !== "number" || reachesSite(actor, row.siteId);

/** Every step by staff runs in this order: role, `findRefusal`, lock, table, work, audit log, answer. */
function staffSteps<Row extends Stateful<string>, Actor, Deps, Refusal extends string, Key>(
  { name, who, lock, staff }: LifecycleDefinition<Row, Actor, Deps, Refusal, Key>,
  refuse: (row: Row, to: Row["status"]) => Failure<Refusal> | undefined,
) {
  return async function stepByStaff<Problem extends string = never>(
    deps: Deps & { db: Database },
    { actor, key, to, role = who(to), action, details }: StaffMove<Row, Key>,
    work: (tx: Transaction, row: Row, by: Actor) => Promise<Result<Row, Problem | Refusal>>,
    /** Checked before the lock, such as whether somebody is paying. */
    findRefusal?: () => Promise<Failure<Problem> | undefined>,
  ): Promise<Result<Row, "errors.not_found" | Refusal | Problem>> {
    const allowed = requireOneOfRoles(actor, typeof role === "string" ? [role] : role);
    if (!allowed.ok) return allowed;
    const { id: actorId } = allowed.value;
    const refused = await findRefusal?.();
    if (refused) return refused;
    return inTransaction<Result<Row, "errors.not_found" | Refusal | Problem>>(
      deps.db,
      async (tx) => {
        const row = await lock(deps, tx, key);
        if (!row || !reachesRow(allowed.value, row)) return fail("errors.not_found");
        const wrong = to && refuse(row, to);
        if (wrong) return wrong;
        const done = await work(tx, row, staff(actorId));
        if (!done.ok) return done;
        await writeAuditNote(tx, {
          actor: allowed.value,
          action,
          subject: `${name}:${row.id}`,
          details: details?.(row, done.value) ?? { from: row.status, to: done.value.status },
        });
        return done;
      },
    );
  };
}
