// The public interface of the ads domain.

export { adCalls } from './calls.ts';
export { placementTableSource } from './placing/table-queries.ts';
