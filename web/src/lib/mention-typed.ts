export interface TypedMention {
  /** Where its @ stands. */
  start: number;
  /** What stands behind the @ so far. */
  name: string;
}

/** The mention that is being written where the caret stands; null: none is. As contract/src/mentions.ts reads them. */
export function mentionTyped(text: string, caret: number): TypedMention | null {
  const [, before, name] =
    /(^|[^\p{L}\p{N}_./@-])@([A-Za-z0-9][\w.-]{0,29})$/u.exec(text.slice(0, caret)) ?? [];
  return name === undefined || before === undefined ? null : { start: caret - name.length - 1, name };
}
