import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { CaseFile } from '#contract/case-shapes.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { Uncover } from '../../parts/uncover.tsx';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/admin-reports.ts';
import { AdminSection } from '../../ui/admin-section.tsx';
import { kindNames } from './case-words.ts';

type Target = CaseFile['targets'][number];

/** Fields of the thing that a report stores and that can be read as text. */
const shown: readonly (readonly [name: string, words: string])[] = [
  ['title', texts.title],
  ['username', texts.username],
  ['content', texts.text],
  ['caption', texts.caption],
  ['description', texts.description],
  ['author', texts.writtenBy],
];
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Its page on the site, if it has one. */
function pageOf({ kind }: Target, evidence: Record<string, unknown>): string | null {
  const [slug, username] = [textOf(evidence.slug), textOf(evidence.username)];
  if (kind === 'video' && slug !== null) return paths.watch(slug);
  return kind === 'profile' && username !== null ? paths.user(username) : null;
}

/**
 * A reported thing, as it was when last reported. Its picture stands there at once, and a video plays on request. With
 * `isCovered` it may show a minor: then pictures too are loaded on request.
 */
export function CaseTarget(props: {
  target: Target;
  isCovered: boolean;
  /** Picture of a video. */
  still: string | null;
  video(id: string): ReactNode;
}) {
  const { target, isCovered, still, video } = props;
  const isVideo = target.kind === 'video';
  const [isOpen, setOpen] = useState(!isVideo && !isCovered);
  const evidence = (target.evidence ?? {}) as Record<string, unknown>;
  const page = pageOf(target, evidence);
  const tags = listOf(evidence.tags);
  const context = listOf(evidence.context);
  const hasMedia = target.kind === 'video' || target.pictures.length > 0;
  return (
    <AdminSection title={fillIn(texts.reportedKind, { kind: target.kind })}>
      {still !== null && !isOpen && <img className="case-still" src={still} alt={texts.stillFromTheVideo} />}
      <dl className="case-facts">
        {shown.map(([name, words]) => {
          const text = textOf(evidence[name]);
          return (
            text !== null && (
              <div key={name}>
                <dt>{words}</dt>
                <dd>{text}</dd>
              </div>
            )
          );
        })}
        {tags.length > 0 && (
          <div>
            <dt>{texts.tags}</dt>
            <dd>{tags.join(', ')}</dd>
          </div>
        )}
        {context.length > 0 && (
          <div>
            <dt>{texts.conversationAroundIt}</dt>
            <dd>
              <ol className="case-context">
                {context.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ol>
            </dd>
          </div>
        )}
      </dl>
      {hasMedia && !isOpen && (
        <p>
          <button type="button" className="btn sm flat needs-script" onClick={() => setOpen(true)}>
            {isVideo ? texts.watchIt : texts.showItsPictures}
          </button>
        </p>
      )}
      {isOpen && isVideo && video(target.id)}
      {isOpen && target.pictures.length > 0 && (
        <Uncover subjectId={target.id} isCovered={isCovered}>
          {({ at }) => (
            <ul className="case-pictures">
              {target.pictures.map((picture) => (
                <li key={picture}>
                  <img
                    src={at(picture)}
                    alt={fillIn(texts.kindAsReported, { kind: kindNames[target.kind] })}
                  />
                </li>
              ))}
            </ul>
          )}
        </Uncover>
      )}
      {page !== null && (
        <p>
          <Link className="case-link" to={page}>
            {texts.seeItOnTheSite}
          </Link>
        </p>
      )}
    </AdminSection>
  );
}
