import { limits } from './limits.ts';
import { type ShieldAct, type ShieldKind, shieldActs, shieldKinds } from './wire-values.ts';

/** A tag by its number, a creator or a studio by its id, and what to do with videos of it. */
export interface ShieldedThing {
  kind: ShieldKind;
  subjectId: string;
  act: ShieldAct;
}

const entry = /^([hbw])(?:(t)([0-9a-z]{1,13})|([cs])([A-Za-z0-9_-]{22}))$/;
const acts = new Map(shieldActs.map((act) => [act[0], act]));
const kinds = new Map(shieldKinds.map((kind) => [kind[0], kind]));

/** A UUID in 22 letters. */
const shortened = (id: string): string =>
  btoa(
    String.fromCharCode(
      ...(id.replaceAll('-', '').match(/../g) ?? []).map((two) => Number.parseInt(two, 16)),
    ),
  )
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const lengthened = (short: string): string =>
  [...atob(short.replaceAll('-', '+').replaceAll('_', '/'))]
    .map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The value of a visitor's cookie: nothing but what they chose, so that it says who they are to nobody. */
export const shieldCookieValue = (things: readonly ShieldedThing[]): string =>
  things
    .map(
      ({ kind, subjectId, act }) =>
        act[0]! + kind[0]! + (kind === 'tag' ? Number(subjectId).toString(36) : shortened(subjectId)),
    )
    .join('.');

/** What a cookie says, as far as it says something; each thing once. */
export function readShieldCookie(value: string | null): ShieldedThing[] {
  const found = new Map<string, ShieldedThing>();
  for (const part of (value ?? '').split('.').slice(0, limits.shieldRules)) {
    const [, act, tag, number, other, id] = entry.exec(part) ?? [];
    if (act === undefined) continue;
    const kind = kinds.get(tag ?? other)!;
    const counted = Number.parseInt(number ?? '0', 36);
    if (!Number.isSafeInteger(counted)) continue;
    const subjectId = tag === undefined ? lengthened(id!) : String(counted);
    found.set(`${kind} ${subjectId}`, { kind, subjectId, act: acts.get(act)! });
  }
  return [...found.values()];
}
