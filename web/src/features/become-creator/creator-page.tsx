import type { Output } from '#contract/calls.ts';
import { Link } from '../../lib/link.tsx';
import * as memberPaths from '../../member-paths.ts';
import { ConfirmFirst } from '../../parts/confirm-first.tsx';
import { useMember } from '../../state/member.tsx';
import * as texts from '../../texts/become-creator.ts';
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
  const isOne = mine?.obstacle === 'has_role';
  return (
    <div className="creator-page">
      <header className="creator-hero">
        <div>
          <p className="eyebrow">
            <PegBar className="pegs" />
            {texts.creatorProgramme}
          </p>
          <h1>{texts.becomeAContentCreator}</h1>
          {!isOne && <p className="lead">{texts.showWhatYouMakeTo}</p>}
          {isOne ? (
            <AlreadyOne isCreator={member?.role === 'creator'} canUpload={member?.canUpload ?? false} />
          ) : mine === null ? (
            <AskToApply words={texts.becomeACreator} />
          ) : (
            <a className="btn pri" href="#apply">
              {texts.becomeACreator}
            </a>
          )}
        </div>
        <Cels />
      </header>
      <Revenue siteName={siteName} claims={claims} contactEmail={contactEmail} />
      <Steps done={stepsDone(mine, member?.canUpload ?? false)} />
      <Support />
      <Questions faq={faq} />
      <Section title={texts.yourApplication} id="apply" isAside>
        {mine === null ? (
          <div className="creator-ask">
            <p>{texts.anApplicationBelongsToAn}</p>
            <AskToApply words={texts.submitApplication} />
          </div>
        ) : (
          <Apply mine={mine} />
        )}
      </Section>
    </div>
  );
}

/** Nothing to apply for: where they go on. */
function AlreadyOne({ isCreator, canUpload }: { isCreator: boolean; canUpload: boolean }) {
  return (
    <>
      <p className="lead">{isCreator ? texts.youAreACreator : texts.yourRoleIncludesIt}</p>
      <p className="creator-ways">
        <Link className="btn pri" to={canUpload ? memberPaths.upload() : memberPaths.settingsVerify()}>
          {canUpload ? texts.upload : texts.goToYourVerification}
        </Link>
        <Link className="btn flat" to={memberPaths.studio()}>
          {texts.studio}
        </Link>
      </p>
    </>
  );
}

function stepsDone(mine: Mine | null, canUpload: boolean): number {
  if (mine === null || mine.obstacle === 'unconfirmed') return 0;
  if (mine.obstacle !== 'has_role') return 1;
  return canUpload ? 3 : 2;
}

function Apply({ mine }: { mine: Mine }) {
  const { application, obstacle, message } = mine;
  return (
    <div className="creator-apply">
      {application !== null && <OwnApplication application={application} />}
      {obstacle === null && <ApplicationForm />}
      {obstacle === 'unconfirmed' && <ConfirmFirst />}
      {obstacle === 'too_many' && <p className="form-note">{message}</p>}
      {obstacle === 'has_role' && application === null && (
        <p className="form-note">{texts.nothingToApplyFor}</p>
      )}
    </div>
  );
}
