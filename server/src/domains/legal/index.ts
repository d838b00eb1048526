// The public interface of the legal domain for higher floors.

export { createLegalCalls } from './calls.ts';
export { acceptOnSignUp, exportAcceptances } from './pages/accept-terms.ts';
export type { Ranking, Retention } from './pages/shown-lists.ts';
export { exportTickets } from './support/export-tickets.ts';
