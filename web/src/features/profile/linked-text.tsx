import { Fragment } from 'react';
import { Link } from 'react-router';
import { mentionPieces } from '../../page/shown-post.ts';
import * as paths from '../../paths.ts';

/** An address as people write it; a full stop or bracket after it belongs to the sentence. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]}])/g;

/** Plain text whose addresses, and the names of members that it calls, are links, and nothing more. */
export function LinkedText({ text, mentions = [] }: { text: string; mentions?: readonly string[] }) {
  return text.split(address).map((part, i) =>
    i % 2 === 1 && URL.canParse(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and do not move
      <a key={i} href={part} rel="nofollow ugc noopener noreferrer" target="_blank">
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <Fragment key={i}>
        {mentionPieces(part, (name) => mentions.includes(name.toLowerCase())).map((piece, j) =>
          piece.name === null ? (
            piece.text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same
            <Link key={j} to={paths.user(piece.name)}>
              {piece.text}
            </Link>
          ),
        )}
      </Fragment>
    ),
  );
}
