import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ApplicationAnswer } from '../features/become-creator/application-form.tsx';
import { CreatorPage } from '../features/become-creator/creator-page.tsx';
import { intents } from '../features/become-creator/words.ts';
import { fillIn } from '../lib/fill-in.ts';
import { requireMember } from '../page/guard.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import { answerForm, refuseForm } from '../page/page-form.ts';
import { rememberTyped } from '../page/remember-typed.ts';
import { pageFactsContext, servicesContext } from '../page-context.ts';
import * as paths from '../paths.ts';
import * as texts from '../texts/become-creator.ts';
import './plain-page.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { member } = context.get(pageFactsContext);
  return pageData(context, texts.failedToFetchData, async (services) => {
    const { site } = services;
    return {
      head: head({
        site,
        title: texts.becomeAContentCreator,
        description: fillIn(texts.howToPublishWhatYou, { name: site.name }),
        path: paths.becomeCreator(),
      }),
      siteName: site.name,
      contactEmail: site.contactEmail,
      claims: site.creatorClaims ?? [],
      faq: site.creatorFaq,
      mine: member && (await services.call('get_my_creator_application', {})),
    };
  });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  requireMember(args);
  const services = context.get(servicesContext);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const intent = text('intent');
  const failure = texts.failedToProcessRequest;
  if (intent === intents.withdraw)
    return answerForm(services, intent, failure, async () => {
      await services.call('withdraw_creator_application', { p_application_id: text('id') });
      return texts.yourApplicationIsWithdrawn;
    });
  if (intent !== intents.apply) return refuseForm(intent, { message: failure, field: null });
  const typed = { makes: text('makes'), about: text('about'), links: form.getAll('link').map(String) };
  const answer = await answerForm(services, intent, failure, async () => {
    await services.call('submit_creator_application', {
      p_makes: typed.makes,
      p_about: typed.about,
      p_links: typed.links,
      p_is_adult: form.get('adult') !== null,
      p_holds_rights: form.get('rights') !== null,
    });
    return texts.yourApplicationWasSent;
  });
  const isSent = answer.data.fault === null;
  return data<ApplicationAnswer>({ ...answer.data, typed: isSent ? null : typed }, answer.init ?? undefined);
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function BecomeCreator() {
  const { siteName, contactEmail, claims, faq, mine } = useLoaderData<typeof loader>();
  return (
    <CreatorPage siteName={siteName} contactEmail={contactEmail} claims={claims} faq={faq} mine={mine} />
  );
}
