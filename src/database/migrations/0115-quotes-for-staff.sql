-- Lists and clocks of staff go by the time since which a quote waits for them: an answered question starts it anew.
alter table quotes add column submitted_at timestamptz not null default now();
update quotes set submitted_at = coalesce(
  (select max(step.at) from quote_history step where step.quote_id = quotes.id and step.status = 'submitted'),
  created_at);
create index quotes_waiting on quotes (submitted_at, id) where status = 'submitted';
-- When the owner first opened the quote after a step that was not theirs.
alter table quote_history add column seen_at timestamptz;
