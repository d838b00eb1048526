import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AdProofPage } from '../features/ad-proof/ad-proof.tsx';
import * as memberPaths from '../member-paths.ts';
import { head } from '../page/head.ts';
import { headOf } from '../page/meta.ts';
import { pageData } from '../page/page-data.ts';
import './plain-page.css';

/** What was delivered of a campaign, for whoever has the address. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const code = (params.code ?? '').slice(0, 64);
  return pageData(context, 'Failed to load the figures.', async (services) => {
    const proof = await services.call('get_ad_proof', { p_code: code });
    const { site } = services;
    return {
      head: head({ site, title: 'Proof of delivery', path: memberPaths.proof(code), hidden: true }),
      proof,
    };
  });
}

export const meta = headOf;

export const handle = { open: true };

export default function Proof() {
  return <AdProofPage proof={useLoaderData<typeof loader>().proof} />;
}
