// The door of the operating domain: what the operator of a site turns and looks at.

export { operatingCalls } from './calls.ts';
