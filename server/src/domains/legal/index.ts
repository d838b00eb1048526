// The public interface of the legal domain for higher floors.

export { legalCalls } from './calls.ts';
export { exportTickets } from './support/export-tickets.ts';
