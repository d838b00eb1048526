import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { authorActions, targetActions } from '#contract/case-lists.ts';
import type { CaseFile, CaseRow } from '#contract/case-shapes.ts';
import { placeModes, readPlaces } from '#contract/place-lists.ts';
import { policyCategoryNames } from '#contract/policy.ts';
import * as adminPaths from '../../admin-paths.ts';
import { copiesShown } from '../../features/admin-reports/blast-radius.tsx';
import { CasePage } from '../../features/admin-reports/case-page.tsx';
import { CaseWays } from '../../features/admin-reports/case-ways.tsx';
import {
  caseIntents as intents,
  kindNames,
  suspensionTerms,
} from '../../features/admin-reports/case-words.ts';
import { PreviewPlayer } from '../../features/admin-videos/preview-player.tsx';
import { fillIn } from '../../lib/fill-in.ts';
import { choice } from '../../page/address-values.ts';
import { head } from '../../page/head.ts';
import { changeHold, holdIntents } from '../../page/legal-hold-forms.ts';
import { headOf } from '../../page/meta.ts';
import { orElse, pageData } from '../../page/page-data.ts';
import { answerForm, refuseForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { thumbnailOf } from '../../page/video-card.ts';
import { waitsForSecond } from '../../page/waits-for-second.ts';
import { pageFactsContext, type Services, servicesContext } from '../../page-context.ts';
import { tellingOfLateActs } from '../../parts/late-acts.ts';
import { LegalHolds } from '../../parts/legal-holds.tsx';
import * as pageTexts from '../../texts/admin-reports.ts';
import '../../features/admin-videos/admin-videos.css';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const id = params.caseId ?? '';
  return pageData(context, pageTexts.caseDidNotLoad, async (services) => {
    const file = await services.call('get_case', { p_case_id: id });
    // It was merged: its address leads to the case that contains it.
    if (file.case.id !== id.toLowerCase()) throw redirect(adminPaths.report(file.case.id));
    const selfId = context.get(pageFactsContext).member?.id ?? '';
    const hasVideo = file.targets.some(({ kind }) => kind === 'video');
    const [evidence, radius, sealed, texts, waiting, stills] = await Promise.all([
      services.call('get_evidence', { p_subject_kind: 'case', p_subject_id: file.case.id }),
      hasVideo ? services.call('get_blast_radius', { p_case_id: file.case.id }) : null,
      file.case.is_minor_related ? services.call('get_evidence_packages', { p_case_id: file.case.id }) : null,
      services.call('list_canned_texts', {}),
      services.call('list_cases', { p_limit: nextLooked }),
      orElse(services, stillsOf(services, file), null),
    ]);
    const title = `${kindNames[file.case.target_kind]}: ${file.case.title || pageTexts.withoutATitle}`;
    return {
      head: head({ site: services.site, title, path: adminPaths.report(id), hidden: true }),
      title,
      file,
      evidence,
      radius,
      sealed,
      texts,
      selfId,
      stills,
      next: nextCase(waiting.items, file.case.id, selfId),
    };
  });
}

/** Pictures of the videos it is about, by their ids. What may show a minor is looked at on request alone. */
async function stillsOf(services: Services, file: CaseFile): Promise<Readonly<Record<string, string>>> {
  if (file.case.is_covered) return {};
  const videos = file.targets.filter(({ kind }) => kind === 'video').slice(0, stillsAtMost);
  const found = await Promise.all(
    videos.map(async ({ id }) => {
      const [row] = await services.call('get_moderated_video', { p_video_id: id });
      const still = row === undefined ? null : thumbnailOf(row.video);
      return still === null ? [] : [[id, still] as const];
    }),
  );
  return Object.fromEntries(found.flat());
}

const stillsAtMost = 6;
/** Of how many undecided cases the next is chosen. */
const nextLooked = 20;
/** The gravest undecided case that is nobody else’s; null: among those looked at there is none. */
const nextCase = (rows: readonly CaseRow[], id: string, selfId: string): string | null =>
  rows.find((row) => row.id !== id && (row.assignee === null || row.assignee.id === selfId))?.id ?? null;

const dayMilliseconds = 86_400_000;
const endOf = (term: string): string | null => {
  const days = suspensionTerms.find(([value]) => value === term)?.[2] ?? null;
  return days === null ? null : new Date(Date.now() + days * dayMilliseconds).toISOString();
};

/** What can be put on hold: the case with everything it names, each thing alone, and its author. */
function subjectsOf({ case: one, targets, author }: CaseFile): [value: string, words: string][] {
  return [
    [fillIn(pageTexts.caseId, { id: one.id }), pageTexts.theCaseAndAllItNames],
    ...targets
      .filter(({ kind }) => kind !== 'profile')
      .map(({ kind, id, title }): [string, string] => [
        `${kind} ${id}`,
        `${kindNames[kind]}: ${title || pageTexts.withoutATitle}`,
      ]),
    ...(author === null
      ? []
      : [
          [
            fillIn(pageTexts.memberId, { id: author.id }),
            fillIn(pageTexts.everythingBy, { username: author.username }),
          ] as [string, string],
        ]),
  ];
}

type Act = (
  services: Services,
  id: string,
  form: FormData,
  text: (name: string) => string,
) => Promise<string>;

const decide: Act = async (services, id, form, text) => {
  const outcome = text('outcome');
  const authorAction = choice(text('author_action'), authorActions) ?? 'none';
  const targetAction = choice(text('target_action'), targetActions) ?? 'leave';
  const shared = {
    p_case_id: id,
    p_explanation: text('explanation').trim() || null,
    p_false_report_ids: form.getAll('false_report').map(String),
  };
  const {
    reports,
    copies,
    waits_for_second: waits,
  } = outcome !== 'upheld'
    ? // Anything else that was sent, or nothing at all, is refused there.
      await services.call('decide_case', { ...shared, p_outcome: outcome as 'dismissed' })
    : await services.call('decide_case', {
        ...shared,
        p_outcome: outcome,
        p_target_action: targetAction,
        ...(targetAction === 'limit'
          ? {
              p_places: {
                mode: choice(text('place_mode'), placeModes) ?? 'except',
                places: readPlaces(text('places')),
              },
            }
          : {}),
        p_stays_down: targetAction === 'remove' && text('stays_down') === 'on',
        p_author_action: authorAction,
        ...(authorAction === 'suspend' ? { p_suspended_until: endOf(text('term')) } : {}),
        p_takes_upload_right: text('takes_upload_right') === 'on',
        p_ground: choice(text('ground'), policyCategoryNames),
        p_is_thankful: text('is_thankful') === 'on',
        ...(targetAction !== 'leave' && form.has(copiesShown)
          ? { p_copy_ids: form.getAll('copy').map(String) }
          : {}),
      });
  if (waits) return waitsForSecond;
  const told =
    reports === 1 ? pageTexts.oneReportDecided : fillIn(pageTexts.reportsDecided, { count: reports });
  const along =
    copies === 0
      ? ''
      : copies === 1
        ? pageTexts.oneCopyWentWithIt
        : fillIn(pageTexts.copiesWentWithIt, { count: copies });
  return [outcome === 'upheld' ? pageTexts.upheldSentence : pageTexts.dismissedSentence, told, along]
    .filter(Boolean)
    .join(' ');
};

/** What each form does, and the words of success. */
const acts: Readonly<Record<string, Act>> = {
  [intents.decide]: decide,
  async [intents.assign](services, id, _form, text) {
    const assignee = text('assignee') || null;
    await services.call('assign_case', {
      p_case_id: id,
      p_assignee_id: assignee,
      p_takes_over: text('takes_over') === 'on',
    });
    return assignee === null ? pageTexts.unassignedNow : pageTexts.assigned;
  },
  async [intents.note](services, id, _form, text) {
    await services.call('add_case_note', { p_case_id: id, p_text: text('text') });
    return pageTexts.noteSaved;
  },
  async [intents.reopen](services, id, _form, text) {
    await services.call('reopen_case', { p_case_id: id, p_reason: text('reason') });
    return pageTexts.theCaseIsOpenAgain;
  },
  async [intents.gather](services, id) {
    await services.call('make_evidence_package', { p_case_id: id });
    return pageTexts.gatheringIt;
  },
  async [intents.open](services, _id, _form, text) {
    await services.call('open_evidence_package', {
      p_package_id: text('package'),
      p_reason: text('open_reason'),
    });
    return pageTexts.openForYou;
  },
  async [intents.reported](services, id, _form, text) {
    await services.call('note_authority_report', {
      p_case_id: id,
      p_authority: text('authority'),
      p_reference: text('reference'),
    });
    return pageTexts.reportAdded;
  },
  async [intents.court](services, _id, form, text) {
    const words = form.has('court') ? text('court') : null;
    await services.call('record_court_action', {
      p_counter_notice_id: text('counter_notice'),
      p_court_action: words,
    });
    return words === null ? pageTexts.waitingPeriodGoesOn : pageTexts.waitsForTheCourt;
  },
  async [intents.answer](services, _id, _form, text) {
    const answered = await services.call('answer_complaint', {
      p_complaint_id: text('complaint'),
      // Anything else that was sent, or nothing at all, is refused there.
      p_outcome: text('outcome') as 'upheld',
      p_answer: text('answer'),
    });
    if (answered.waits_for_second) return waitsForSecond;
    if (answered.is_gone) return pageTexts.upheldButDeleted;
    if (answered.needs_identity) return pageTexts.upheldButIdentity;
    return answered.outcome === 'upheld' ? pageTexts.complaintUpheld : pageTexts.complaintDismissed;
  },
  async [intents.merge](services, id, _form, text) {
    const { case_id } = await services.call('merge_cases', { p_case_id: id, p_into_id: text('into') });
    throw redirect(adminPaths.report(case_id));
  },
};

export async function action({ request, params, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const failure = pageTexts.failedToProcessRequest;
  if (intent === holdIntents.place || intent === holdIntents.lift)
    return answerForm(services, intent, failure, () =>
      changeHold(services, intent, { kind: 'case', id: params.caseId ?? '' }, text),
    );
  // Unlike programs, people say it: nothing is the mildest choice by not being one.
  if (intent === intents.decide && text('outcome') === 'upheld' && text('target_action') === '')
    return refuseForm(intent, { message: pageTexts.sayWhatHappensToIt, field: 'p_target_action' });
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  if (!act) return refuseForm(intent, { message: failure, field: null });
  return answerForm(services, intent, failure, () => act(services, params.caseId ?? '', form, text));
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = tellingOfLateActs(rememberTyped());

export const meta = headOf;

export default function Report() {
  const { title, file, evidence, radius, sealed, texts, selfId, stills, next } =
    useLoaderData<typeof loader>();
  return (
    <>
      <header className="admin-head">
        <h1>{title}</h1>
        <CaseWays key={file.case.id} next={next} isOpen={file.case.decided_at === null} />
      </header>
      <CasePage
        key={file.case.id}
        file={file}
        selfId={selfId}
        radius={radius}
        sealed={sealed}
        texts={texts}
        stills={stills ?? {}}
        video={(id) => <PreviewPlayer videoId={id} />}
        holds={<LegalHolds evidence={evidence} what={pageTexts.thisCase} subjects={subjectsOf(file)} />}
      />
    </>
  );
}
