import {
  type AdReportBy,
  type AdReportFilter,
  type AdReportSort,
  adReportBys,
  adReportFilters,
  adReportSorts,
} from '#contract/ad-figure-words.ts';
import { adDevices, adPageTypes } from '#contract/ad-words.ts';
import type { Input } from '#contract/calls.ts';
import { choice, pageNumber } from '../../page/address-values.ts';

/** A report, as the address of its page says it. */
export interface ReportAddress {
  from: string;
  to: string;
  by: AdReportBy;
  and: AdReportBy | null;
  filters: Readonly<Record<AdReportFilter, string | null>>;
  reasons: boolean;
  sort: AdReportSort | null;
  order: 'asc' | 'desc' | null;
  page: number;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads what is one; what is none is left out, but for the days: the server says what is wrong with them. */
export function readReport(search: URLSearchParams, usual: { from: string; to: string }): ReportAddress {
  const id = (name: string): string | null => {
    const value = search.get(name) ?? '';
    return uuid.test(value) ? value : null;
  };
  const country = (search.get('country') ?? '').trim().toUpperCase();
  const by = choice(search.get('by'), adReportBys) ?? 'day';
  const and = choice(search.get('and'), adReportBys);
  return {
    from: (search.get('from') || usual.from).slice(0, 10),
    to: (search.get('to') || usual.to).slice(0, 10),
    by,
    and: and === by ? null : and,
    filters: {
      campaign_id: id('campaign_id'),
      creative_id: id('creative_id'),
      placement_id: id('placement_id'),
      page_type: choice(search.get('page_type'), adPageTypes),
      country: /^[A-Z]{2}$/.test(country) ? country : null,
      device: choice(search.get('device'), adDevices),
    },
    reasons: search.get('reasons') === 'on',
    sort: choice(search.get('sort'), adReportSorts),
    order: choice(search.get('order'), ['asc', 'desc']),
    page: pageNumber(search, 40_000),
  };
}

/** The same report as a query. */
export const reportQuery = ({ from, to, by, and, filters, reasons, sort, order, page }: ReportAddress) => ({
  ...{ from, to, by, and },
  ...Object.fromEntries(adReportFilters.map((name) => [name, filters[name]])),
  ...{ reasons: reasons ? 'on' : null, sort, order, page: page === 1 ? null : page },
});

/** What of it a report by mail says too. */
export const askedOf = ({ by, and, filters }: Pick<ReportAddress, 'by' | 'and' | 'filters'>) => ({
  ...{ p_by: by, p_and: and, p_campaign_id: filters.campaign_id, p_creative_id: filters.creative_id },
  ...{ p_placement_id: filters.placement_id, p_country: filters.country },
  p_page_type: choice(filters.page_type, adPageTypes),
  p_device: choice(filters.device, adDevices),
});

/** The same report as a call asks for it. */
export const reportInput = (address: ReportAddress, limit: number): Input<'get_ad_report'> => ({
  ...{ p_from: address.from, p_to: address.to, ...askedOf(address) },
  ...{ p_with_reasons: address.reasons, p_sort: address.sort, p_order: address.order },
  ...{ p_limit: limit, p_offset: (address.page - 1) * limit },
});
