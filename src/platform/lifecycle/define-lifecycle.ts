import { type Failure, fail, type Result, succeed } from "#core/result.ts";
import { canTransition, type Transitions } from "#core/state-machine.ts";
import type { Database, Transaction } from "#database/connect.ts";
import { inTransaction } from "#database/transaction.ts";
import type { AuditAction } from "../audit/audit-action.ts";
import { writeAuditNote } from "../audit/write-audit-note.ts";
import { reachesSite, requireOneOfRoles, type StaffActor } from "../auth/require-role.ts";
import type { StaffRole } from "../auth/staff-role.ts";

/** The words with which somebody made the step. */
type Remark = string | undefined;
type Changes<Row> = Partial<Omit<Row, "id" | "status">>;
type HistoryStep<Status, Actor> = { from: Status; to: Status; actor: Actor; remark: Remark };
/** `id` is its number in the history, where that has numbers; the row is as the step left it. */
type MadeStep<Row, Status> = {
  id: number | undefined;
  from: Status;
  row: Row;
  remark: Remark;
};

type Stateful<Status extends string> = { id: number; status: Status };

/** All that is particular to the states of one kind of thing; the rest is the same for all of them. */
type LifecycleDefinition<Row extends Stateful<string>, Actor, Deps, Refusal extends string, Key> = {
  /** In the audit log, as `order:17`. */
  name: string;
  /** Every state, and those that may follow it. */
  transitions: Transitions<Row["status"]>;
  /** What a step that is not in the table is refused with. */
  refusal: Refusal;
  /** Whose task a step is; one of the roles is enough. */
  who: (to: Row["status"] | undefined) => StaffRole | readonly StaffRole[];
  /** How the history calls somebody of the staff; null is the command line. */
  staff: (id: number | null) => Actor;
  /** Takes the row, and whatever has to be locked before it, until the transaction ends. */
  lock: (deps: Deps, tx: Transaction, key: Key) => Promise<Row | undefined>;
  /** What else changes with each step, such as the time at which it ended. */
  stamp?: (deps: Deps, row: Row, to: Row["status"]) => Changes<Row>;
  save: (
    tx: Transaction,
    row: Row,
    values: Changes<Row> & { status: Row["status"] },
  ) => Promise<unknown>;
  /** Answers with the step's number, where it has one. */
  history: (
    tx: Transaction,
    row: Row,
    step: HistoryStep<Row["status"], Actor>,
  ) => Promise<number | undefined>;
  /** Whoever wants to know of each step, in its transaction. */
  notify?: (deps: Deps, tx: Transaction, step: MadeStep<Row, Row["status"]>) => Promise<void>;
};

export type Move<Row, Actor> = Changes<Row> & { actor: Actor; remark?: Remark };

/** A step of somebody of the staff. `to` is checked before anything is done, where it is known by then. */
type StaffMove<Row extends Stateful<string>, Key> = {
  actor: StaffActor | undefined;
  key: Key;
  to?: Row["status"];
  role?: StaffRole | readonly StaffRole[];
  /** In the audit log; with details of its own where from and to do not say it. */
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

  /** Told before anything else is done: a step that is not in the table is refused. */
  const refuse = ({ status }: Pick<Row, "status">, to: Status): Failure<Refusal> | undefined =>
    canTransition(transitions, status, to) ? undefined : fail(definition.refusal);

  /** The one place where it goes on: the row is locked, the step is allowed, and it is written down. */
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

  /** The same, for whoever may ask for a step that is not in the table. */
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

/** A record of a site that somebody does not work for does not exist for them. */
const reachesRow = (actor: StaffActor, row: object): boolean =>
  !("siteId" in row) || typeof row.siteId !== "number" || reachesSite(actor, row.siteId);

/** Role, what has to be known before, lock, table, work, audit log, answer: in this order for every step of staff. */
function staffSteps<Row extends Stateful<string>, Actor, Deps, Refusal extends string, Key>(
  { name, who, lock, staff }: LifecycleDefinition<Row, Actor, Deps, Refusal, Key>,
  refuse: (row: Row, to: Row["status"]) => Failure<Refusal> | undefined,
) {
  return async function stepByStaff<Problem extends string = never>(
    deps: Deps & { db: Database },
    { actor, key, to, role = who(to), action, details }: StaffMove<Row, Key>,
    work: (tx: Transaction, row: Row, by: Actor) => Promise<Result<Row, Problem | Refusal>>,
    /** Asked without a lock, such as whether somebody is paying. */
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
