-- outside a transaction
-- The address that was typed with a question to the shop: it names somebody, also where nobody was logged in.
alter table mails add column if not exists sender_email text;
-- Of those that are there, from the button that answers them.
update mails set sender_email = lower(replace(substring(html from 'href="mailto:([^"]+)"'), '%2B', '+'))
where kind like 'contact-%' and customer_id is null and sender_email is null;
create index concurrently if not exists mails_sender_email on mails (sender_email) where sender_email is not null;
