import { Fragment } from 'react';

/** An address as people write it; a full stop or bracket after it belongs to the sentence. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}])/g;

/** Plain text whose addresses are links, and nothing more. */
export function LinkedText({ text }: { text: string }) {
  return text.split(address).map((part, i) =>
    i % 2 === 1 && URL.canParse(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and do not move
      <a key={i} href={part} rel="nofollow ugc noopener noreferrer" target="_blank">
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <Fragment key={i}>{part}</Fragment>
    ),
  );
}
