import { Fragment, type ReactNode } from 'react';

type Tags<Text extends string> = Text extends `${string}</${infer Name}>${infer Rest}`
  ? Name | Tags<Rest>
  : never;
type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/**
 * A text some words of which are drawn, such as a link: `Read <link>the answers</link> of {name}.` What is given for
 * `link` gets its words, and what is given for `name` stands in its place.
 */
export const sentence = <Text extends string>(
  text: Text,
  parts: Readonly<Record<Tags<Text>, (words: string) => ReactNode> & Record<Names<Text>, ReactNode>>,
): ReactNode[] => {
  const given = parts as Readonly<Record<string, ReactNode | ((words: string) => ReactNode)>>;
  return [...text.matchAll(/<(\w+)>(.*?)<\/\1>|\{(\w+)\}|[^<{]+|./gs)].map(
    ([all, tag, words = '', name], at) => {
      const part = given[tag ?? name ?? ''];
      const shown = typeof part === 'function' ? part(words) : part;
      // biome-ignore lint/suspicious/noArrayIndexKey: a text stays as it is.
      return <Fragment key={at}>{tag || name ? shown : all}</Fragment>;
    },
  );
};
