import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdProofPage } from '../features/ad-proof/ad-proof.tsx';
import * as memberPaths from '../member-paths.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import * as texts from '../texts/ads.ts';
import './plain-page.css';

/** What was delivered of a campaign, for whoever has the address. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const code = (params.code ?? '').slice(0, 64);
  return pageData(context, texts.failedToLoadTheFigures, async (services) => {
    const proof = await services.call('get_ad_proof', { p_code: code });
    const { site } = services;
    return {
      head: head({ site, title: texts.proofOfDelivery, path: memberPaths.proof(code), hidden: true }),
      proof,
    };
  });
}

export const meta = headOf;

export const handle = { open: true };

export default function Proof() {
  return <AdProofPage proof={useLoaderData<typeof loader>().proof} />;
}
