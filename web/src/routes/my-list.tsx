import { useContext } from 'react';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useFetcher,
  useLoaderData,
} from 'react-router';
import { limits } from '#contract/limits.ts';
import type { ListSettings } from '#contract/lists.ts';
import { listSorts, listStatuses } from '#contract/work-words.ts';
import { Pager } from '../features/listing/pager.tsx';
import { EntryForm } from '../features/my-list/entry-form.tsx';
import { ListRow } from '../features/my-list/list-row.tsx';
import { Still } from '../features/works/work-tile.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { Link } from '../lib/link.tsx';
import { PostedForm } from '../lib/posted-fields.ts';
import { choice, pageNumber } from '../page/address-values.ts';
import { requireMember } from '../page/guard.ts';
import { head } from '../page/head.ts';
import { toOwnRow } from '../page/list.ts';
import { listIntents as intents, listAction, listActs } from '../page/list-form.ts';
import { statusWords } from '../page/list-words.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import { answerForm, type FormAnswer, refuseForm } from '../page/page-form.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { servicesContext } from '../page-context.ts';
import { AskOfUnsavedForms } from '../parts/ask-of-unsaved-forms.tsx';
import * as texts from '../texts/lists.ts';
import { Select, Switch } from '../ui/choices.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { FormNote } from '../ui/form-note.tsx';
import * as workPaths from '../work-paths.ts';
import './listing-page.css';

const sortWords = {
  updated: texts.lastChanged,
  title: texts.byTitle,
  score: texts.byScore,
  year: texts.byYear,
} as const;

export async function loader(args: LoaderFunctionArgs) {
  requireMember(args);
  const { searchParams: search } = args.url;
  const status = choice(search.get('status'), listStatuses);
  const sort = choice(search.get('sort'), listSorts);
  const q = search.get('q')?.trim().slice(0, limits.searchQueryLength) || null;
  return pageData(args.context, texts.failedToLoadYourList, async (services) => {
    const list = await services.call('get_my_list', {
      p_status: status,
      p_search: q,
      p_page: pageNumber(search, limits.highestPage),
      ...(sort !== null && { p_sort: sort }),
    });
    const total = Object.values(list.counts).reduce((sum, count) => sum + count, 0);
    return {
      head: head({ site: services.site, title: texts.myList, path: workPaths.myList(), hidden: true }),
      asked: { status, sort, q },
      rows: list.items.map((item) => toOwnRow(item, list.settings.scale)),
      tabs: [
        { status: null, words: fillIn(texts.statusAndCount, { status: texts.all, count: total }) },
        ...listStatuses
          .filter((one) => list.counts[one] > 0 || one === status)
          .map((one) => ({
            status: one,
            words: fillIn(texts.statusAndCount, { status: statusWords[one], count: list.counts[one] }),
          })),
      ],
      settings: list.settings,
      isEmpty: total === 0,
      page: list.page,
      hasMore: list.has_more,
    };
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const act = listActs[intent];
  if (!act) return refuseForm(intent, { message: texts.failedToSave, field: null });
  const services = context.get(servicesContext);
  return answerForm(services, intent, texts.failedToSave, () => act(services, form));
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export const handle = { guarded: true };

export default function MyList() {
  const { asked, rows, tabs, settings, isEmpty, page, hasMore } = useLoaderData<typeof loader>();
  // Without script an entry or a setting is answered here.
  const answer = useActionData<FormAnswer>();
  const posted = useContext(PostedForm);
  const answered = answer && rows.find(({ work }) => work.id === posted?.work_id)?.work.id;
  return (
    <div className="listing">
      <AskOfUnsavedForms />
      {!answered && <FormNote wrong={answer?.fault?.message} done={answer?.done} />}
      <header className="listing-head">
        <h1>{texts.myList}</h1>
        <p className="lead">{texts.whatYouWatchAndPlan}</p>
        <nav className="chips" aria-label={texts.statuses}>
          {tabs.map(({ status, words }) => (
            <Link
              key={words}
              className="chip"
              to={workPaths.myList({ ...asked, status })}
              aria-current={status === asked.status ? 'page' : undefined}
              preventScrollReset
            >
              {words}
            </Link>
          ))}
        </nav>
        {!isEmpty && <Tools asked={asked} />}
      </header>
      {rows.length > 0 ? (
        <ul className="list-rows">
          {rows.map((row) => (
            <li key={row.work.id}>
              <ListRow row={row} still={<Still picture={row.work.picture} sizes="160px" />}>
                {row.notes && <p className="list-notes">{row.notes}</p>}
                <details className="list-edit" open={answered === row.work.id || undefined}>
                  <summary
                    className="btn sm flat"
                    aria-label={fillIn(texts.editTitle, { title: row.work.title })}
                  >
                    {texts.edit}
                  </summary>
                  <EntryForm
                    work={row.work}
                    entry={row.entry}
                    scale={settings.scale}
                    answer={answered === row.work.id ? answer : undefined}
                  />
                </details>
              </ListRow>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          text={
            isEmpty
              ? texts.yourListIsEmpty
              : asked.q !== null
                ? fillIn(texts.nothingOnYourListMatches, { query: asked.q })
                : texts.nothingHereYet
          }
        >
          <Link className="btn sm flat" to={isEmpty ? workPaths.browse() : workPaths.myList()}>
            {isEmpty ? texts.browseSeries : texts.wholeList}
          </Link>
        </EmptyState>
      )}
      <Pager page={page} hasMore={hasMore} to={(to) => workPaths.myList({ ...asked, page: to })} />
      <section aria-labelledby="list-settings" className="list-end">
        <h2 id="list-settings">{texts.listSettings}</h2>
        <Settings settings={settings} />
        <p className="list-ways">
          <Link className="btn sm flat" to={workPaths.importList()}>
            {texts.importList}
          </Link>
          {(['xml', 'json'] as const).map((format) => (
            <a key={format} className="btn sm flat" href={workPaths.listFile(format)} download>
              {texts.exportYourList}: {format === 'xml' ? texts.exportXml : texts.exportJson}
            </a>
          ))}
        </p>
      </section>
    </div>
  );
}

function Tools({ asked }: { asked: { status: string | null; sort: string | null; q: string | null } }) {
  return (
    <Form method="get" action={workPaths.myList()} className="list-tools" role="search">
      {asked.status !== null && <input type="hidden" name="status" value={asked.status} />}
      <label>
        {texts.searchYourList}
        <input
          key={asked.q}
          type="search"
          name="q"
          defaultValue={asked.q ?? ''}
          maxLength={limits.searchQueryLength}
        />
      </label>
      <label>
        {texts.sort}
        <select key={asked.sort} name="sort" defaultValue={asked.sort ?? 'updated'}>
          {listSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortWords[sort]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="btn flat">
        {texts.show}
      </button>
    </Form>
  );
}

function Settings({ settings }: { settings: ListSettings }) {
  const fetcher = useFetcher<FormAnswer>({ key: 'list settings' });
  return (
    <fetcher.Form method="post" action={listAction} className="list-settings-form">
      <input type="hidden" name="intent" value={intents.settings} />
      <Select
        label={texts.scoreScale}
        name="scale"
        defaultValue={settings.scale}
        options={[
          ['ten', texts.tenPoints],
          ['stars', texts.stars],
          ['smileys', texts.smileys],
        ]}
      />
      <Switch
        label={texts.followsWhatIWatch}
        hint={texts.followsWhatIWatchHint}
        name="follows_watching"
        defaultChecked={settings.follows_watching}
      />
      <Switch
        label={texts.everyoneSeesIt}
        hint={texts.everyoneSeesItHint}
        name="is_public"
        defaultChecked={settings.is_public}
      />
      <FormNote wrong={fetcher.data?.fault?.message} done={fetcher.data?.done} />
      <p>
        <button type="submit" className="btn sm flat" aria-disabled={fetcher.state !== 'idle'}>
          {texts.save}
        </button>
      </p>
    </fetcher.Form>
  );
}
