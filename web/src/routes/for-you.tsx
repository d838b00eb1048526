import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { limits } from '#contract/limits.ts';
import { Pager } from '../features/listing/pager.tsx';
import { Link } from '../lib/link.tsx';
import { pageNumber } from '../page/address-values.ts';
import { requireMember } from '../page/guard.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import * as paths from '../recommending-paths.ts';
import * as texts from '../texts/recommending.ts';
import { ChosenCard, toChosen } from './chosen-card.tsx';
import './listing-page.css';

export async function loader(args: LoaderFunctionArgs) {
  requireMember(args);
  const page = Math.min(pageNumber(args.url.searchParams, limits.highestPage), limits.forYouPages);
  return pageData(args.context, texts.failedToLoad, async (services) => {
    const { basis, items, has_more } = await services.call('get_for_you', { p_page: page });
    return {
      head: head({ site: services.site, title: texts.forYou, path: paths.forYou(), hidden: true }),
      basis,
      page,
      hasMore: has_more,
      chosen: items.map(toChosen),
    };
  });
}

/** What somebody said is nothing for them stays where it was, so that they can take it back. */
export const shouldRevalidate = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && formAction?.split('?')[0] !== paths.recommendations();

export const meta = headOf;

export const handle = { guarded: true };

const leads = { taste: texts.forYouLead, popular: texts.nothingKnownYet, off: texts.offHere } as const;

export default function ForYouPage() {
  const { basis, chosen, page, hasMore } = useLoaderData<typeof loader>();
  return (
    <div className="listing">
      <header className="listing-head">
        <h1>{texts.forYou}</h1>
        <p className="lead">
          {leads[basis]}{' '}
          <Link to={paths.recommendations()}>{basis === 'off' ? texts.changeThat : texts.tuneThem}</Link>
        </p>
      </header>
      <ul className="chosen-grid">
        {chosen.map((one) => (
          <ChosenCard key={one.card.id} chosen={one} heading="h2" />
        ))}
      </ul>
      <Pager page={page} hasMore={hasMore} to={(to) => paths.forYou(to)} />
    </div>
  );
}
