import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { placeKinds, placeModes, placePattern, readPlaces } from '#contract/place-lists.ts';
import * as adminPaths from '../../admin-paths.ts';
import { PlaceRules } from '../../features/admin-places/place-rules.tsx';
import { placeIntents } from '../../features/admin-places/place-words.ts';
import { fillIn } from '../../lib/fill-in.ts';
import { choice } from '../../page/address-values.ts';
import { head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { answerForm, refuseForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { servicesContext } from '../../page-context.ts';
import * as texts from '../../texts/admin-frame.ts';

export const loader = ({ context }: LoaderFunctionArgs) =>
  pageData(context, texts.rulesDidNotLoad, async (services) => ({
    head: head({ site: services.site, title: texts.places, path: adminPaths.places(), hidden: true }),
    rules: (await services.call('get_places', {})).rules,
  }));

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const failure = texts.failedToProcessRequest;
  const kind = choice(text('kind'), placeKinds) ?? 'category';
  if (form.get('intent') === placeIntents.remove)
    return answerForm(services, placeIntents.remove, failure, async () => {
      await services.call('remove_place_rule', { p_kind: kind, p_subject_id: text('subject_id') });
      return texts.shownEverywhereAgain;
    });
  const places = readPlaces(text('places'));
  const wrong = places.filter((place) => !new RegExp(placePattern).test(place));
  if (places.length === 0 || wrong.length > 0)
    return refuseForm(placeIntents.set, {
      message:
        wrong.length > 0
          ? fillIn(texts.unknownCodes, { codes: wrong.slice(0, 5).join(', ') })
          : texts.enterAtLeastOneCode,
      field: 'p_places',
    });
  return answerForm(services, placeIntents.set, failure, async () => {
    await services.call('set_place_rule', {
      p_kind: kind,
      p_slug: text('slug'),
      p_mode: choice(text('mode'), placeModes) ?? 'except',
      p_places: places,
      p_reason: text('reason'),
    });
    return texts.ruleSaved;
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function Places() {
  return (
    <>
      <header className="admin-head">
        <h1>{texts.places}</h1>
      </header>
      <PlaceRules {...useLoaderData<typeof loader>()} />
    </>
  );
}
