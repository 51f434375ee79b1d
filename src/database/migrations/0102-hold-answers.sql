-- What the owner of a parcel typed to what holds it up: steps are append-only, and this is erased with the person.
create table forward_hold_answers (
  step_id bigint primary key references forward_history,
  message text not null
);
alter table forward_history disable trigger forward_history_append_only;
with moved as (
  update forward_history step set note = ''
  from (
    select id, note from forward_history
    where status = 'on_hold' and actor_kind = 'customer' and note <> ''
  ) answered
  where step.id = answered.id
  returning step.id, answered.note
)
insert into forward_hold_answers (step_id, message) select id, note from moved;
alter table forward_history enable trigger forward_history_append_only;
