import { Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import type { SecondLook, SecondLookLine } from '#contract/second-looks.ts';
import * as adminPaths from '../../admin-paths.ts';
import { sentence } from '../../lib/sentence.tsx';
import { useSectionForm } from '../../parts/use-section-form.ts';
import * as paths from '../../paths.ts';
import * as texts from '../../texts/admin-legal.ts';
import { ConfirmDetails } from '../../ui/confirm-details.tsx';
import { Field } from '../../ui/field.tsx';
import { FormNote } from '../../ui/form-note.tsx';
import { Moment } from '../../ui/moment.tsx';

export const confirmIntent = 'confirm-second-look';
export const refuseIntent = 'decline-second-look';

/** Acts that cannot be undone, each for another admin than the one who asked for it. */
export function SecondLooks({ looks }: { looks: readonly SecondLook[] }) {
  if (looks.length === 0) return null;
  return (
    <>
      <h2 className="legal-heading">{texts.forASecondPairOf}</h2>
      <p className="legal-note">{texts.readItAll}</p>
      <ul className="legal-proposals">
        {looks.map((look) => (
          <Look key={look.id} {...look} />
        ))}
      </ul>
    </>
  );
}

const addressOf = ({ subject_kind: kind, subject_id: id }: SecondLook): string | null => {
  if (kind === 'case') return adminPaths.report(id);
  if (kind === 'settings') return adminPaths.settings('admins');
  return kind === 'data_request' ? adminPaths.dataRequest(id) : null;
};

const placeOf = ({ kind, id }: NonNullable<SecondLookLine['link']>): string => {
  if (kind === 'video') return paths.watch(id);
  if (kind === 'member') return adminPaths.user(id);
  return kind === 'case' ? adminPaths.report(id) : adminPaths.dataRequest(id);
};

function Look(look: SecondLook) {
  const confirming = useSectionForm(confirmIntent, look.id);
  const declining = useSectionForm(refuseIntent, look.id);
  const address = addressOf(look);
  return (
    <li>
      <p>
        {address === null ? look.summary : <Link to={address}>{look.summary}</Link>}{' '}
        {look.is_own
          ? sentence(texts.youAskedForThis, { askedAt: <Moment at={look.asked_at} /> })
          : sentence(texts.adminAskedForThis, {
              admin: look.asked_by,
              askedAt: <Moment at={look.asked_at} />,
            })}
      </p>
      <dl className="legal-facts">
        {look.lines.map((line) => (
          <div key={`${line.label} ${line.text} ${line.link?.id ?? ''}`}>
            <dt>{line.label}</dt>
            <dd>{line.link === null ? line.text : <Link to={placeOf(line.link)}>{line.text}</Link>}</dd>
          </div>
        ))}
      </dl>
      {!look.is_own && (
        <confirming.Form method="post">
          <input type="hidden" name="intent" value={confirmIntent} />
          <input type="hidden" name="second_look" value={look.id} />
          <ConfirmDetails act={texts.confirm} question={texts.happensRightAway}>
            <button type="submit" className="btn sm pri" aria-disabled={confirming.busy}>
              {texts.yesDoIt}
            </button>
          </ConfirmDetails>
          <FormNote wrong={confirming.wrongWhole()} done={confirming.done} />
        </confirming.Form>
      )}
      <declining.Form method="post">
        <input type="hidden" name="intent" value={refuseIntent} />
        <input type="hidden" name="second_look" value={look.id} />
        <ConfirmDetails
          act={look.is_own ? texts.takeItBack : texts.decline}
          question={look.is_own ? texts.nothingWillHappen : texts.nothingWillHappenLogged}
        >
          <Field
            label={texts.why}
            name="decline_reason"
            required
            maxLength={limits.holdReasonLength}
            error={declining.wrong('p_reason')}
          />
          <button type="submit" className="btn sm flat" aria-disabled={declining.busy}>
            {look.is_own ? texts.yesTakeItBack : texts.yesDecline}
          </button>
        </ConfirmDetails>
        <FormNote wrong={declining.wrongWhole('p_reason')} done={declining.done} />
      </declining.Form>
    </li>
  );
}
