/**
 * Placements that may be read by table name: the active ones. What the operator calls them, and those that are not active, are for
 * admins.
 */
export const placementTableSource = `
  select id, case when $4 then name end as name, location, ad_sizes[1] as dimensions, ad_sizes, page_type,
    case when $4 then description end as description, status
  from placements where deleted_at is null and ($4 or status = 'active')`;
