import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { limits } from '#contract/limits.ts';
import * as adminPaths from '../../../admin-paths.ts';
import { ConversionSecret } from '../../../features/admin-ads-reports/conversion-secret.tsx';
import { actOnReport } from '../../../features/admin-ads-reports/report-acts.ts';
import {
  type ReportAddress,
  readReport,
  reportInput,
  reportQuery,
} from '../../../features/admin-ads-reports/report-address.ts';
import { ReportBuilder } from '../../../features/admin-ads-reports/report-builder.tsx';
import { Correct, Proofs, Schedules } from '../../../features/admin-ads-reports/report-forms.tsx';
import { ReportTable } from '../../../features/admin-ads-reports/report-table.tsx';
import * as texts from '../../../texts/admin-ads-figures.ts';
import '../../../features/admin-ads-reports/admin-ads-reports.css';
import { head } from '../../../page/head.ts';
import { headOf } from '../../../page/meta.ts';
import { isRefusal, pageData } from '../../../page/page-data.ts';
import { rememberTyped } from '../../../page/remember-typed.ts';
import { backToLast } from '../../../page/table-address.ts';
import { type Services, servicesContext } from '../../../page-context.ts';

const usualDays = 28;
const dayIn = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    at,
  );

/** The report, or why there is none: what an address asks for may be refused, and the form says so. */
async function reportOf(services: Services, address: ReportAddress) {
  try {
    return {
      report: await services.call('get_ad_report', reportInput(address, limits.adPageSize)),
      fault: null,
    };
  } catch (error) {
    if (isRefusal(error) && error.status === 400) return { report: null, fault: error.message };
    throw error;
  }
}

export const loader = ({ url, context }: LoaderFunctionArgs) =>
  pageData(context, texts.reportsDidNotLoad, async (services) => {
    const { time_zone, currency, at } = await services.call('get_ad_pacing', {});
    const now = Date.parse(at);
    const usual = {
      from: dayIn(time_zone, now - (usualDays - 1) * 86_400_000),
      to: dayIn(time_zone, now),
    };
    const address = readReport(url.searchParams, usual);
    const campaign = address.filters.campaign_id;
    const [found, campaigns, placements, schedules, proofs, postings] = await Promise.all([
      reportOf(services, address),
      services.call('get_ad_campaigns', {}),
      services.call('get_placements', {}),
      services.call('get_ad_schedules', {}),
      services.call('get_ad_proofs', {}),
      campaign === null ? [] : services.call('get_ad_postings', {}),
    ]);
    if (found.report)
      backToLast(url, found.report.rows, {
        ...{ page: address.page, size: limits.adPageSize, total: found.report.total },
      });
    const { site } = services;
    return {
      head: head({
        site,
        title: texts.adReports,
        path: adminPaths.adReports(reportQuery(address)),
        hidden: true,
      }),
      ...{ address, ...found, schedules, proofs, time_zone, currency, origin: site.origin },
      campaigns: campaigns.map(({ id, name }) => ({ id, name })),
      placements: placements.map(({ id, name }) => ({ id, name })),
      postings: postings
        .filter(({ campaign_id }) => campaign_id === campaign)
        .map(({ id, creative_title, placement_name }) => ({
          id,
          name: `${creative_title}, ${placement_name}`,
        })),
    };
  });

export const action = async ({ request, url, context }: ActionFunctionArgs) =>
  actOnReport(context.get(servicesContext), await request.formData(), url);

/** With script, a form that did not get through keeps what was typed. */
export const clientAction = rememberTyped();

export const meta = headOf;

export default function AdReports() {
  const page = useLoaderData<typeof loader>();
  const { address, report, fault, campaigns } = page;
  return (
    <>
      <header className="admin-head">
        <h1>{texts.reports}</h1>
        {report && report.total > 0 && (
          <a
            className="btn sm flat"
            href={adminPaths.adReportsFile(reportQuery({ ...address, page: 1 }))}
            download
          >
            {texts.downloadCsv}
          </a>
        )}
      </header>
      <ReportBuilder
        {...{ address, campaigns, fault }}
        timeZone={page.time_zone}
        placements={page.placements}
      />
      {report && <ReportTable report={report} address={address} />}
      <div className="ads-report-more">
        <Schedules schedules={page.schedules} address={address} />
        <Proofs origin={page.origin} campaigns={campaigns} proofs={page.proofs} />
        <ConversionSecret origin={page.origin} campaigns={campaigns} />
        <Correct
          postings={page.postings}
          currency={page.currency}
          hasCampaign={address.filters.campaign_id !== null}
        />
      </div>
    </>
  );
}
