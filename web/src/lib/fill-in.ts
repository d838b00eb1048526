/** The names that stand in braces in a text. */
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** A text with its `{name}` filled in, once each: what is filled in is not looked through. */
export const fillIn = <Text extends string>(
  text: Text,
  values: Readonly<Record<Names<Text>, string | number>>,
): string => text.replace(/\{(\w+)\}/g, (_, name: Names<Text>) => String(values[name]));
