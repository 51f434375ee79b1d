-- outside a transaction
-- formerly 09eed92d6366d38cd1055ac3da740dbe91b11b4c84de87fb1be9256c4b89b2d1: found the addresses of all mails in one statement
-- The address that was typed with a question to the shop: it names somebody, also where nobody was logged in.
alter table mails add column if not exists sender_email text;
-- Of those that are there, from the button that answers them. Some at a time: a mail that is being sent is waited for shortly.
do $$
declare
  last bigint := 0;
  upto bigint;
begin
  loop
    select max(id) into upto from (select id from mails where id > last order by id limit 10000) batch;
    exit when upto is null;
    update mails set sender_email = lower(replace(substring(html from 'href="mailto:([^"]+)"'), '%2B', '+'))
    where id > last and id <= upto and kind like 'contact-%' and customer_id is null and sender_email is null
      and html like '%href="mailto:%';
    commit;
    last := upto;
  end loop;
end
$$;
create index concurrently if not exists mails_sender_email on mails (sender_email) where sender_email is not null;
