-- Who wrote to the shop by a mail to its own box: it is erased with them.
alter table mails add column sender_id bigint;
