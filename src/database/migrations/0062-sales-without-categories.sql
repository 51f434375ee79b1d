-- What was paid orders best sellers and changes no category: then there is nothing to look for above it.
create or replace function notify_categories_of(category_lists integer[]) returns void language plpgsql as $$
begin
  if cardinality(category_lists) = 0 then return; end if;
  perform notify_tags(array(
    with recursive above as (
      select id, parent_id from categories where id = any (category_lists)
      union
      select parent.id, parent.parent_id
      from categories parent join above on above.parent_id = parent.id
    )
    select 'category:' || id from above));
end
$$;
