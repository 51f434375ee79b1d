-- outside a transaction
create index concurrently if not exists mails_sender_id on mails (sender_id) where sender_id is not null;
