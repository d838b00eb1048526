import { createContext } from 'react-router';
import type { PageFacts, Services } from '#contract/page.ts';

export type { CallRefusal, PageFacts, Services, SiteFacts } from '#contract/page.ts';

export const servicesContext = createContext<Services>();
export const pageFactsContext = createContext<PageFacts>();
