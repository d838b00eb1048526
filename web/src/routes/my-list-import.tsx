import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';
import type { ListImport } from '#contract/lists.ts';
import { ImportPreview } from '../features/my-list/import-preview.tsx';
import { fillIn } from '../lib/fill-in.ts';
import { exactCount } from '../lib/format.ts';
import { Link } from '../lib/link.tsx';
import { requireMember } from '../page/guard.ts';
import { head } from '../page/head.ts';
import { fileOf, listIntents as intents, winsOf } from '../page/list-form.ts';
import { headOf } from '../page/meta.ts';
import { pageData, refusalStatus } from '../page/page-data.ts';
import { refusalWords } from '../page/refusal.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { servicesContext } from '../page-context.ts';
import * as texts from '../texts/lists.ts';
import { FormNote } from '../ui/form-note.tsx';
import * as workPaths from '../work-paths.ts';
import '../features/my-list/my-list.css';
import './listing-page.css';

export async function loader(args: LoaderFunctionArgs) {
  const member = requireMember(args);
  return pageData(args.context, texts.failedToLoadYourList, async (services) => ({
    head: head({
      site: services.site,
      title: texts.importYourList,
      path: workPaths.importList(),
      hidden: true,
    }),
    // Of the member themself: how they read scores.
    scale: (await services.call('get_public_list', { p_user_id: member.id })).scale,
  }));
}

/** What the page answers to a file. */
interface Answer {
  wrong: string | null;
  done: string | null;
  preview: { of: ListImport; file: string; wins: string } | null;
}
const nothing: Answer = { wrong: null, done: null, preview: null };

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const [file, wins] = [await fileOf(form), winsOf(form)];
  if (file.trim() === '') return data<Answer>({ ...nothing, wrong: texts.chooseAFile }, { status: 400 });
  const input = { p_file: file, p_wins: wins };
  try {
    if (form.get('intent') === intents.bring) {
      const { added, changed } = await services.call('import_list', input);
      const words = { added: exactCount(added), changed: exactCount(changed) };
      return data<Answer>({ ...nothing, done: fillIn(texts.importedList, words) });
    }
    const of = await services.call('preview_list_import', input);
    return data<Answer>({ ...nothing, preview: { of, file, wins } });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const wrong = refusalWords(error, texts.failedToSave);
    return data<Answer>({ ...nothing, wrong }, { status: refusalStatus(services, error) });
  }
}

/** With script, a form that did not get through keeps what was chosen. */
export const clientAction = rememberTyped((wrong): Answer => ({ ...nothing, wrong }));

export const meta = headOf;

export const handle = { guarded: true };

export default function ImportList() {
  const { scale } = useLoaderData<typeof loader>();
  const { wrong, done, preview } = useActionData<Answer>() ?? nothing;
  const isBusy = useNavigation().state !== 'idle';
  return (
    <div className="listing is-form">
      <header className="listing-head">
        <p className="trail">
          <Link to={workPaths.myList()}>{texts.backToMyList}</Link>
        </p>
        <h1>{texts.importYourList}</h1>
        <p className="lead">{texts.importLead}</p>
      </header>
      <Form method="post" encType="multipart/form-data" className="import-form">
        <input type="hidden" name="intent" value={intents.preview} />
        <div className="form-field">
          <label htmlFor="list-file">{texts.listFile}</label>
          <input
            id="list-file"
            type="file"
            name="file"
            accept=".xml,.json,text/xml,application/xml,application/json"
            aria-describedby="list-file-said"
          />
          <p id="list-file-said" className="said">
            {texts.listFileHint}
          </p>
        </div>
        <fieldset>
          <legend>{texts.whichWins}</legend>
          <label className="way">
            <input type="radio" name="wins" value="newer" defaultChecked />
            {texts.newerWins}
            <small>{texts.newerWinsHint}</small>
          </label>
          <label className="way">
            <input type="radio" name="wins" value="file" />
            {texts.fileWins}
            <small>{texts.fileWinsHint}</small>
          </label>
        </fieldset>
        <FormNote wrong={wrong} done={done} />
        <p>
          <button type="submit" className="btn pri" aria-disabled={isBusy}>
            {texts.seeWhatWouldChange}
          </button>
        </p>
      </Form>
      {preview && (
        <ImportPreview preview={preview.of} file={preview.file} wins={preview.wins} scale={scale} />
      )}
    </div>
  );
}
