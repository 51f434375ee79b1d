-- outside a transaction
-- Mails that were sent long ago are found by when, in batches.
create index concurrently if not exists mails_sent_at on mails (sent_at) where sent_at is not null;
