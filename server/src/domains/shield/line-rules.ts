import { type ShieldAct, type ShieldKind, shieldActs, shieldKinds } from '#contract/wire-values.ts';

export interface ShieldLine {
  act: ShieldAct;
  kind: ShieldKind;
  name: string;
  /** As it was typed. */
  line: string;
}

const form = new RegExp(
  `^(?:(${shieldActs.join('|')})[\\s:]+)?(?:(${shieldKinds.join('|')}|warning)\\s*:\\s*)?(.+)$`,
  'i',
);

/** Rules from lines of text: `hide tag: name`; what is left out is `hide` and `tag`. Empty lines and those after a `#` say nothing. */
export const readShieldLines = (text: string): ShieldLine[] =>
  text.split(/\r?\n/).flatMap((typed) => {
    const line = typed.trim();
    const [, act, kind, name] = line === '' || line.startsWith('#') ? [] : (form.exec(line) ?? []);
    if (name === undefined) return [];
    const ofKind = kind?.toLowerCase() ?? 'tag';
    return [
      {
        act: (act?.toLowerCase() ?? 'hide') as ShieldAct,
        kind: (ofKind === 'warning' ? 'tag' : ofKind) as ShieldKind,
        name: name.trim(),
        line,
      },
    ];
  });
