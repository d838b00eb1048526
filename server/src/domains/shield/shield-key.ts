import type { ShieldedThing } from '#contract/shield-cookie.ts';

/** The number that the database knows a thing by: that of a tag, or what `shield_key` makes of an id. */
export const shieldKeyOf = ({ kind, subjectId }: Pick<ShieldedThing, 'kind' | 'subjectId'>): string =>
  kind === 'tag'
    ? subjectId
    : BigInt.asIntN(64, BigInt(`0x${subjectId.replaceAll('-', '').slice(-16)}`)).toString();
