import { expect, test } from "vitest";
import { embeddedSandbox, query } from "../fixtures/embedded-sandbox.ts";

const { checkout, start } = embeddedSandbox();
const dataDir = checkout();

test("the shop's role is no superuser and cannot read files or run programs", async () => {
  const server = await start(dataDir);
  const who = "select rolname, rolsuper, rolcreaterole, rolcreatedb from pg_roles";
  expect(await query(server, `${who} where rolname = current_user`)).toEqual([
    { rolname: "cartage", rolsuper: false, rolcreaterole: false, rolcreatedb: false },
  ]);
  for (const forbidden of [
    "copy (select 1) to program 'true'",
    "select pg_read_file('/etc/passwd')",
    "create role other superuser",
    "alter role cartage superuser",
    "set role postgres",
    "alter system set fsync = 'on'",
    "create extension file_fdw",
  ]) {
    await expect(query(server, forbidden)).rejects.toThrow(/permission denied|must be superuser/i);
  }
});

test("objects that a superuser created are handed over to the shop's role at start", async () => {
  const first = await start(dataDir);
  await query(
    { connection: first.admin },
    `alter database postgres owner to postgres;
     create schema jobs;
     create type jobs.state as enum ('new');
     create table jobs.job (id int generated always as identity, state jobs.state);
     create table jobs.parted (id int) partition by list (id);
     create table jobs.part partition of jobs.parted for values in (1);
     create table kept (id serial primary key, name text);
     insert into kept (name) values ('a');
     create sequence numbers;
     create view shown as select * from kept;
     create function touch() returns trigger language plpgsql as 'begin return new; end'`,
  );
  await expect(query(first, "select * from kept")).rejects.toThrow(/permission denied/);
  await first.stop();
  const next = await start(dataDir);
  expect(await query(next, "insert into kept (name) values ('b') returning id")).toEqual([
    { id: 2 },
  ]);
  await query(
    next,
    `alter table kept add column more int;
     alter type jobs.state add value 'done';
     select nextval('numbers');
     insert into jobs.job (state) values ('new');
     insert into jobs.part values (1);
     create or replace view shown as select id, name from kept;
     create or replace function touch() returns trigger language plpgsql as 'begin return old; end';
     drop schema jobs cascade;
     create schema jobs`,
  );
  const left = `select count(*)::int as left from pg_class c
    where relowner = 'postgres'::regrole and relnamespace = 'public'::regnamespace`;
  expect(await query(next, left)).toEqual([{ left: 0 }]);
});
