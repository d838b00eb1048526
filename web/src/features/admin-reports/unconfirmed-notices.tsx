import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { noticeKindWords } from '#contract/notice-texts.ts';
import type { UnconfirmedNotice } from '#contract/notices.ts';
import { policy } from '#contract/policy.ts';
import { unconfirmedAnchor } from '../../admin-paths.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { countOf, formatDate } from '../../lib/format.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as reportTexts from '../../texts/admin-reports.ts';
import * as texts from '../../texts/unconfirmed-notices.ts';
import { Moment } from '../../ui/moment.tsx';
import { type Status, StatusMessage } from '../../ui/status-message.tsx';
import { CaseForm } from './case-form.tsx';
import { caseIntents as intents } from './case-words.ts';

/** Notices that do not count yet; nothing where there are none. Without a mail server, only here are they to be seen. */
export function UnconfirmedNotices({ items, total }: { items: readonly UnconfirmedNotice[]; total: number }) {
  // Said here because what is confirmed leaves the list.
  const [said, setSaid] = useState<Status | null>(null);
  const { hash } = useLocation();
  const fold = useRef<HTMLDetailsElement>(null);
  // The legal desk leads here, to what is in the fold.
  useEffect(() => {
    if (hash !== `#${unconfirmedAnchor}` || fold.current === null) return;
    fold.current.open = true;
    fold.current.scrollIntoView();
  }, [hash]);
  return (
    <>
      <StatusMessage status={said} of={said} />
      {items.length > 0 && (
        <details ref={fold} id={unconfirmedAnchor} className="case-unconfirmed-all">
          <summary>{countOf(total, texts.unconfirmedNotice, texts.unconfirmedNotices)}</summary>
          <p className="case-hint">{texts.whatUnconfirmedMeans}</p>
          <ul className="case-list case-unconfirmed">
            {items.map((notice) => (
              <Unconfirmed key={notice.id} notice={notice} onDone={setSaid} />
            ))}
          </ul>
          {total > items.length && (
            <p className="case-hint">{fillIn(reportTexts.showingTheLatest, { count: items.length })}</p>
          )}
        </details>
      )}
    </>
  );
}

/** An address as its notice has it: leads there where it is one. */
function AddressLink({ address }: { address: string }) {
  if (!/^https?:\/\//.test(address)) return <>{address}</>;
  return (
    <a className="case-link" href={address} target="_blank" rel="noreferrer nofollow">
      {address}
    </a>
  );
}

function Unconfirmed({ notice, onDone }: { notice: UnconfirmedNotice; onDone(said: Status): void }) {
  const { answer } = useSectionForm(intents.confirm, notice.id);
  const done = answer?.done ?? null;
  useEffect(() => {
    if (done !== null) onDone({ kind: 'success', text: done });
  }, [done, onDone]);
  return (
    <li>
      <p>
        <strong>{noticeKindWords[notice.kind]}</strong>, {policy[notice.reason].name}
      </p>
      {notice.heart !== '' && <p className="case-text">{notice.heart}</p>}
      <small>
        {fillIn(notice.name === '' ? texts.namelessNoticeFrom : texts.noticeFrom, {
          name: notice.name,
          email: notice.email,
        })}{' '}
        <Moment at={notice.sent_at} />.{' '}
        {fillIn(texts.deletedUnlessConfirmed, { date: formatDate(notice.ends_at) })}
      </small>
      <ul className="case-addresses" aria-label={texts.whatItNames}>
        {notice.addresses.map((address) => (
          <li key={address}>
            <AddressLink address={address} />
          </li>
        ))}
      </ul>
      <CaseForm
        intent={intents.confirm}
        item={notice.id}
        hidden={{ notice: notice.id }}
        act={texts.confirmByHand}
        question={fillIn(texts.heardFromThemselves, { name: notice.name || notice.email })}
      />
    </li>
  );
}
