-- Where somebody is logged in is shown to them; an e-mail is changed by a link to the new address.

alter table sessions
  add column device text not null default '',
  add column seen_at timestamptz not null default now();

alter table one_use_tokens
  add column new_email text,
  drop constraint one_use_tokens_purpose_check,
  add constraint one_use_tokens_purpose_check
    check (purpose in ('password_reset', 'email_change')),
  add constraint one_use_tokens_new_email_check
    check ((purpose = 'email_change') = (new_email is not null));
