import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Output } from '#contract/calls.ts';
import { describeBrowser } from '#contract/user-agent.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { formatMoment } from '../../lib/format.ts';
import { regionName } from '../../lib/named-codes.ts';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../paths.ts';
import { useAuth } from '../../state/member.tsx';
import * as texts from '../../texts/account-settings.ts';
import { FormNote } from '../../ui/form-note.tsx';
import { endAllFailed, intents } from './intents.ts';
import { Section } from './section.tsx';
import './session-facts.css';

export type SessionRow = Output<'list-user-sessions'>[number];

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** An address by which somebody knows their network again: one of the older kind; the others say nothing to people. */
const isTelling = (ip: string): boolean => /^\d+\.\d+\.\d+\.(\d+|x)$/.test(ip) && !/^(0|127)\./.test(ip);

function SessionItem({ session }: { session: SessionRow }) {
  const form = useSectionForm(intents.endSession, session.id);
  const { country_code: country, ip } = session;
  const Icon = /Android|iPhone|iPad|Mobile/.test(session.user_agent) ? Smartphone : Laptop;
  return (
    <li>
      <Icon className="ic" />
      <div>
        <p>
          <b>{capital(describeBrowser(session.user_agent))}</b>
          {session.is_current && <span className="tag">{texts.thisDevice}</span>}
        </p>
        <ul className="facts session-facts">
          {country !== null && <li>{regionName(country)}</li>}
          {ip && isTelling(ip) && <li>{ip}</li>}
          <li>
            {session.is_current
              ? texts.activeNow
              : fillIn(texts.lastSeen, { moment: formatMoment(session.updated_at) })}
          </li>
          <li>{fillIn(texts.loggedInAt, { moment: formatMoment(session.created_at) })}</li>
        </ul>
        <FormNote wrong={form.fault?.message} />
      </div>
      {!session.is_current && (
        <form.Form method="post">
          <input type="hidden" name="intent" value={intents.endSession} />
          <input type="hidden" name="session_id" value={session.id} />
          <button type="submit" className="btn sm flat" aria-disabled={form.busy}>
            {texts.endSession}
          </button>
        </form.Form>
      )}
    </li>
  );
}

/** Where the member is logged in. Sessions can be ended one by one or all at once. */
export function SessionList({ sessions, fault }: { sessions: readonly SessionRow[]; fault: string | null }) {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const all = useSectionForm(intents.endAll);
  const [failed, setFailed] = useState<string | null>(null);
  const endAll = async (event: FormEvent) => {
    event.preventDefault();
    setFailed(null);
    try {
      await signOut('global');
      await navigate(paths.login());
    } catch {
      setFailed(endAllFailed);
    }
  };
  return (
    <Section title={texts.sessions} lead={texts.whereYoureLoggedInIf}>
      <FormNote wrong={fault} />
      <ul className="sessions">
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      <all.Form method="post" onSubmit={endAll}>
        <input type="hidden" name="intent" value={intents.endAll} />
        <FormNote wrong={failed ?? all.fault?.message} />
        <button type="submit" className="btn sm flat danger">
          {texts.endAllSessions}
        </button>
      </all.Form>
    </Section>
  );
}
