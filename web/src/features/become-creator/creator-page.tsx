import type { Output } from '#contract/calls.ts';
import { Link } from '../../lib/link.tsx';
import * as memberPaths from '../../member-paths.ts';
import { ConfirmFirst } from '../../parts/confirm-first.tsx';
import { useMember } from '../../state/member.tsx';
import { PegBar } from '../../ui/peg-bar.tsx';
import { ApplicationForm } from './application-form.tsx';
import { AskToApply } from './ask-to-apply.tsx';
import './become-creator.css';
import { Cels } from './cels.tsx';
import { OwnApplication } from './own-application.tsx';
import { Questions, Revenue, Section, Steps, Support } from './sections.tsx';

type Mine = Output<'get_my_creator_application'>;

export interface CreatorPageProps {
  siteName: string;
  contactEmail: string;
  claims: readonly { claim: string; words: string }[];
  faq: readonly { question: string; answer: string }[];
  /** Null: a visitor. */
  mine: Mine | null;
}

/** The landing page of the creator programme, which contains the application. */
export function CreatorPage({ siteName, contactEmail, claims, faq, mine }: CreatorPageProps) {
  const member = useMember();
  return (
    <div className="creator-page">
      <header className="creator-hero">
        <div>
          <p className="eyebrow">
            <PegBar className="pegs" />
            Creator programme
          </p>
          <h1>Become a content creator</h1>
          <p className="lead">
            Show what you make to people who look for it. Apply once, show who you are, and publish under your
            own name.
          </p>
          {mine === null ? (
            <AskToApply words="Become a Creator" />
          ) : (
            <a className="btn pri" href="#apply">
              Become a Creator
            </a>
          )}
        </div>
        <Cels />
      </header>
      <Revenue siteName={siteName} claims={claims} contactEmail={contactEmail} />
      <Steps done={stepsDone(mine, member?.canUpload ?? false)} />
      <Support />
      <Questions faq={faq} />
      <Section title="Your application" id="apply" isAside>
        {mine === null ? (
          <div className="creator-ask">
            <p>An application belongs to an account: log in, or sign up, and write it then.</p>
            <AskToApply words="Submit Application" />
          </div>
        ) : (
          <Apply mine={mine} canUpload={member?.canUpload ?? false} />
        )}
      </Section>
    </div>
  );
}

function stepsDone(mine: Mine | null, canUpload: boolean): number {
  if (mine === null || mine.obstacle === 'unconfirmed') return 0;
  if (mine.obstacle !== 'has_role') return 1;
  return canUpload ? 3 : 2;
}

function Apply({ mine, canUpload }: { mine: Mine; canUpload: boolean }) {
  const { application, obstacle, message } = mine;
  return (
    <div className="creator-apply">
      {application !== null && <OwnApplication application={application} />}
      {obstacle === null && <ApplicationForm />}
      {obstacle === 'unconfirmed' && <ConfirmFirst />}
      {(obstacle === 'too_many' || (obstacle === 'has_role' && application?.state !== 'approved')) && (
        <p className="form-note">{message}</p>
      )}
      {obstacle === 'has_role' && (
        <Link className="btn flat" to={canUpload ? memberPaths.upload() : memberPaths.settingsVerify()}>
          {canUpload ? 'Your uploads' : 'Go to your verification'}
        </Link>
      )}
    </div>
  );
}
