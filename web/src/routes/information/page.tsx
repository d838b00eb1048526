import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { cookieTexts } from '#contract/cookie-choices.ts';
import { type LegalPageName, legalPages, legalTitles } from '#contract/legal-lists.ts';
import { CookieChoices, cookiesIntent } from '../../features/legal/cookie-choices.tsx';
import { LegalComparison } from '../../features/legal/legal-comparison.tsx';
import { LegalContents } from '../../features/legal/legal-contents.tsx';
import { LegalText } from '../../features/legal/legal-text.tsx';
import { LegalVersions } from '../../features/legal/legal-versions.tsx';
import { RecommendingSwitch } from '../../features/recommending/switch-form.tsx';
import { fillIn } from '../../lib/fill-in.ts';
import { sentence } from '../../lib/sentence.tsx';
import * as texts from '../../texts/legal.ts';
import '../../features/legal/legal.css';
import { formatDate } from '../../lib/format.ts';
import { Link } from '../../lib/link.tsx';
import * as memberPaths from '../../member-paths.ts';
import { choice } from '../../page/address-values.ts';
import { breadcrumbs, head } from '../../page/head.ts';
import { headOf } from '../../page/meta.ts';
import { pageData } from '../../page/page-data.ts';
import { answerForm } from '../../page/page-form.ts';
import { rememberTyped } from '../../page/remember-typed.ts';
import { pageFactsContext, servicesContext } from '../../page-context.ts';
import { RequestForms } from '../../parts/request-forms.tsx';
import { termsIntent } from '../../parts/terms-intent.ts';
import * as paths from '../../paths.ts';
import '../plain-page.css';

/** The pages that somebody reads who may want one of the forms. */
const ofRequests: readonly LegalPageName[] = ['terms', 'privacy', 'dmca', '2257', 'eu-dsa'];

/** A version in an address; anything else counts as none. */
const numberIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;

export async function loader({ params, url, context }: LoaderFunctionArgs) {
  const page = choice(params.page ?? null, legalPages);
  if (page === null) throw redirect(paths.home());
  const number = numberIn(url.searchParams.get('version'));
  const other = numberIn(url.searchParams.get('with'));
  return pageData(context, texts.failedToFetchData, async (services) => {
    const text = await services.call('get_legal_page', { p_page: page, p_number: number });
    const compared =
      other === null || other === text.number
        ? null
        : await services.call('compare_legal_versions', {
            p_page: page,
            p_before: Math.min(other, text.number),
            p_after: Math.max(other, text.number),
          });
    const { site } = services;
    return {
      head: head({
        site,
        title: text.title,
        description: fillIn(texts.titleWhatHoldsOnName, { title: text.title, name: site.name }),
        path: paths.information(page),
        hidden: number !== null || other !== null,
        structured: [breadcrumbs(site.origin, [[text.title, paths.information(page)]])],
      }),
      text,
      compared,
      cookies: context.get(pageFactsContext).cookies ?? null,
      // Beside what decides stands the switch of it.
      recommending: page === 'recommender' ? await services.call('get_recommending', {}) : null,
    };
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  if (form.get('intent') === cookiesIntent)
    return answerForm(services, cookiesIntent, cookieTexts.failed, async () => {
      const all = form.get('all');
      const isAllowed = (group: string): boolean => (all ?? form.get(group)) === 'allow';
      const cookies = await services.call('choose_cookies', {
        p_preferences: isAllowed('preferences'),
        p_statistics: isAllowed('statistics'),
        p_advertising: isAllowed('advertising'),
      });
      return { done: cookieTexts.saved, cookies };
    });
  const number = numberIn(String(form.get('number') ?? ''));
  return answerForm(services, termsIntent, texts.failedToProcessRequest, async () => {
    await services.call('accept_terms', { p_number: number ?? 1 });
    throw redirect(paths.information('terms'));
  });
}

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped(undefined, { isMembers: false });

export const meta = headOf;

export const handle = { open: true };

export default function Information() {
  const { text, compared, cookies, recommending } = useLoaderData<typeof loader>();
  const { page, title } = text;
  // One without a day of its own holds since it was published.
  const day =
    text.effective_on ?? text.versions.find(({ number }) => number === text.number)?.published_at ?? null;
  return (
    <div className="plain legal">
      <nav className="legal-tabs" aria-label={texts.information}>
        {legalPages.map((one) => (
          <Link
            key={one}
            to={paths.information(one)}
            {...(one === page ? { 'aria-current': 'page' as const } : {})}
          >
            {legalTitles[one]}
          </Link>
        ))}
      </nav>
      <h1>{title}</h1>
      {day !== null && text.number <= text.in_force && (
        <p className="legal-day">
          {sentence(texts.lastModifiedTime, { time: <time dateTime={day}>{formatDate(day)}</time> })}
        </p>
      )}
      {!text.is_current && (
        <p className="legal-old">
          {text.number > text.in_force && day !== null
            ? sentence(texts.thisVersionIsInForce, { time: <time dateTime={day}>{formatDate(day)}</time> })
            : texts.thisIsAnEarlierVersion}{' '}
          <Link to={paths.information(page)}>{texts.readTheOneInForce}</Link>
        </p>
      )}
      {text.is_current && text.announced?.effective_on && (
        <p className="legal-old">
          {fillIn(texts.fromEffectiveOnAnotherVersionIs, {
            effectiveOn: formatDate(text.announced.effective_on),
          })}
          <Link to={memberPaths.legalVersion(page, { version: text.announced.number })}>{texts.readIt}</Link>.
        </p>
      )}
      {recommending && <RecommendingSwitch known={recommending} />}
      {cookies !== null && <CookieChoices standing={cookies} />}
      {compared ? (
        <LegalComparison {...compared} />
      ) : (
        <>
          <LegalContents blocks={text.blocks} />
          <LegalText blocks={text.blocks} />
        </>
      )}
      {ofRequests.includes(page) && <RequestForms />}
      <LegalVersions {...text} />
    </div>
  );
}
