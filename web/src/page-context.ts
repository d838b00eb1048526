import { createContext } from 'react-router';
import type { PageFacts, Services } from '#contract/page.ts';

export type { CallRefusal, PageFacts, Services, SiteFacts } from '#contract/page.ts';

export const servicesContext = createContext<Services>();
export const pageFactsContext = createContext<PageFacts>();
/**
 * Addresses of the script that starts the stream of a watch page, and of what it imports; empty if the program is not
 * built into files.
 */
export const earlyScriptsContext = createContext<readonly string[]>([]);
