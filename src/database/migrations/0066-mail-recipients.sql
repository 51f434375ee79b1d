-- The office looks for mails by whom they went to.
create index mails_recipient on mails (lower(recipient) text_pattern_ops, id);
