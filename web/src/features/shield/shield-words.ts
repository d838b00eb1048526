import type { ShieldRule } from '#contract/shield.ts';
import type { ShieldAct, ShieldKind } from '#contract/wire-values.ts';
import * as texts from '../../texts/shield.ts';

export const actOptions = [
  ['hide', texts.hide],
  ['blur', texts.blur],
  ['warn', texts.warn],
] as const satisfies readonly (readonly [ShieldAct, string])[];

export const kindOptions = [
  ['tag', texts.aTag],
  ['creator', texts.aCreator],
  ['studio', texts.aStudio],
] as const satisfies readonly (readonly [ShieldKind, string])[];

const kinds: Readonly<Record<ShieldKind, string>> = {
  tag: texts.tag,
  creator: texts.creator,
  studio: texts.studio,
};
export const kindWord = ({ kind, tag_type }: Pick<ShieldRule, 'kind' | 'tag_type'>): string =>
  tag_type === 'warning' ? texts.warning : kinds[kind];

/** A rule as its line of text; a creator by the username, which stays when the name changes. */
export const lineOf = ({ kind, act, name, slug }: ShieldRule): string =>
  `${act} ${kind}: ${kind === 'creator' ? slug : name}`;
