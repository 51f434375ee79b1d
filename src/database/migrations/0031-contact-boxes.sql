-- Whose box a question comes to, by its topic; without a row it is the company's own address.
create table contact_boxes (
  site_id integer not null references sites,
  topic text not null check (topic in (
    'order', 'delivery', 'parcel', 'payment', 'claim', 'business', 'other')),
  email text not null check (email like '%_@_%'),
  primary key (site_id, topic)
);
