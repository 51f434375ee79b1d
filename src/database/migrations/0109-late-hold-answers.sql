-- Answers to holds that nodes of before 0102 still write into the append-only steps go where they are erased with the person.
-- The step that an answer belongs to is not there yet when its note is taken off.
alter table forward_hold_answers alter constraint forward_hold_answers_step_id_fkey deferrable initially deferred;

create function keep_hold_answer_apart() returns trigger language plpgsql as $$
begin
  insert into forward_hold_answers (step_id, message) values (new.id, new.note);
  new.note := '';
  return new;
end
$$;
create trigger forward_history_hold_answer before insert on forward_history for each row
  when (new.status = 'on_hold' and new.actor_kind = 'customer' and new.note <> '')
  execute function keep_hold_answer_apart();

-- Those that were written since.
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
