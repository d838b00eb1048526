import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReviewEntry } from '#contract/reviewing.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatDate, formatDuration } from '../../lib/format.ts';
import { languageName } from '../../lib/named-codes.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/admin-review.ts';
import { Moment } from '../../ui/moment.tsx';

/** What is known of a video that waits, and what its uploader declared. */
export function ReviewFacts({ entry }: { entry: ReviewEntry }) {
  const { declaration } = entry;
  const facts: [string, ReactNode][] = [
    [
      texts.uploadedBy,
      entry.uploader_username && (
        <Link key="by" to={paths.user(entry.uploader_username)}>
          {entry.uploader_username}
        </Link>
      ),
    ],
    [texts.waitingSince, <Moment key="since" at={entry.asked_at} />],
    [texts.category, entry.category_name],
    [texts.tags, entry.tags.join(', ') || null],
    [texts.length, entry.duration_seconds === null ? null : formatDuration(entry.duration_seconds)],
    [texts.size, entry.width === null ? null : `${entry.width} × ${entry.height}`],
    [texts.spokenLanguage, entry.audio_language && languageName(entry.audio_language)],
    [texts.subtitles, entry.subtitle_languages.map(languageName).join(', ') || null],
    [texts.publishAt, entry.publish_at === null ? null : <Moment key="publish" at={entry.publish_at} />],
    [texts.licenseEnds, entry.licence_ends_at === null ? null : formatDate(entry.licence_ends_at)],
    [
      texts.declared,
      [
        declaration.adults_only ? texts.everyoneDepictedIsAnAdult : texts.nothingSaidAboutAges,
        declaration.depicts === 'drawn' ? 'drawn' : texts.actualHumans,
        declaration.rights_held ? texts.theyHoldTheRights : texts.nothingSaidAboutRights,
      ].join('; '),
    ],
  ];
  return (
    <dl className="review-facts">
      {facts.map(
        ([name, value]) =>
          value != null &&
          value !== '' && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Why the file alone brought the video here, and what it looks like. */
export function ReviewHeld({ entry: { held_because, found } }: { entry: ReviewEntry }) {
  return (
    <div className="review-held">
      <p>
        <b>{held_because}</b> {found.length > 0 && texts.hiddenUnlessApproved}
      </p>
      <ul>
        {found.map(({ list, reason, share, is_mirrored }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was found never changes its order
          <li key={at}>
            {[
              list === 'stay-down' ? texts.onOurList : fillIn(texts.onTheListList, { list }),
              reason,
              share !== null && share < 1 && fillIn(texts.framesMatch, { percent: Math.round(share * 100) }),
              is_mirrored && texts.mirrored,
            ]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
