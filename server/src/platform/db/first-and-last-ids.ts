// Where a walk along an index of ids begins that is not continued: `where id > coalesce($1::uuid, ${firstUuid})`. With
// `$1 is null or id > $1` the index would be read from its beginning each time, for one plan serves all values.

/** SQL of an id that stands before all others. */
export const firstUuid = `'00000000-0000-0000-0000-000000000000'`;
/** SQL of an id that stands behind all others. */
export const lastUuid = `'ffffffff-ffff-ffff-ffff-ffffffffffff'`;
