// The public interface of the ads domain.

export { adCalls } from './calls.ts';
