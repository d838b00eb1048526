// The public interface of the legal domain for higher floors.

export { createLegalCalls } from './calls.ts';
export { countOpenDataRequests, countUnconfirmedDataRequests } from './data-requests/data-request-queries.ts';
export { exportDataRequests } from './data-requests/data-request-records.ts';
export { sealedDataRequestColumns } from './data-requests/sealed-receipt.ts';
export { acceptShown, exportAcceptances, requireTermsInForce } from './pages/accept-terms.ts';
export type { Ranking, Retention } from './pages/shown-lists.ts';
export { countOpenTickets } from './support/desk-queries.ts';
export { exportTickets } from './support/export-tickets.ts';
export { countOpenUrgent } from './urgent/urgent-queries.ts';
