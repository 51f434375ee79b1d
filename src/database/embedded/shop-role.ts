import pg from "pg";

/** Owns the shop's database but has no rights on the server: no files, no programs, no other roles. */
const SHOP_ROLE = "cartage";

/** Transfers everything of ours in the shop's database that a superuser created before this role existed. */
const HAND_OVER = `
do $$
declare
  command text;
begin
  if not exists (select from pg_roles where rolname = '${SHOP_ROLE}') then
    create role ${SHOP_ROLE} login;
  end if;
  execute format('alter database %I owner to ${SHOP_ROLE}', current_database());
  for command in
    select format('alter schema %I owner to ${SHOP_ROLE}', nspname)
    from pg_namespace where nspowner = 'postgres'::regrole and nspname !~ '^(pg_|information_schema$)'
    union all
    -- A column's own sequence follows its table; a partition does not follow its parent.
    select format('alter table %s owner to ${SHOP_ROLE}', c.oid::regclass)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relowner = 'postgres'::regrole and n.nspname !~ '^(pg_|information_schema$)'
      and c.relkind in ('r', 'p', 'v', 'm', 'S')
      and not (c.relkind = 'S' and exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')))
    union all
    select format('alter routine %s owner to ${SHOP_ROLE}', p.oid::regprocedure)
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.proowner = 'postgres'::regrole and n.nspname !~ '^(pg_|information_schema$)'
    union all
    select format('alter type %s owner to ${SHOP_ROLE}', t.oid::regtype)
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where t.typowner = 'postgres'::regrole and n.nspname !~ '^(pg_|information_schema$)'
      and t.typtype in ('e', 'd', 'r')
  loop
    execute command;
  end loop;
end $$`;

const IS_DONE = `select from pg_database d join pg_roles r on r.oid = d.datdba
  where d.datname = current_database() and r.rolname = '${SHOP_ROLE}' and not r.rolsuper`;

/**
 * The shop's own connection, which is not a superuser's: otherwise an SQL injection could read files and run
 * programs. An older cluster is transferred in one transaction.
 */
export async function ensureShopRole(admin: pg.ClientConfig): Promise<pg.PoolConfig> {
  const client = new pg.Client(admin);
  client.on("error", () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query(IS_DONE);
    if (rowCount === 0) await client.query(HAND_OVER);
  } finally {
    await client.end();
  }
  return { ...admin, user: SHOP_ROLE };
}
