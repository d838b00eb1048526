/** What people do here, in the order in which the status page lists it. */
export const statusServices = ['site', 'playback', 'uploads', 'search', 'sign_in', 'emails'] as const;
export type StatusService = (typeof statusServices)[number];

/** From good to bad. */
export const serviceStates = ['operational', 'degraded', 'down'] as const;
export type ServiceState = (typeof serviceStates)[number];

export const incidentKinds = ['incident', 'maintenance'] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** `planned`: maintenance that is yet to begin. */
export const incidentStages = ['planned', 'under_way', 'over'] as const;
export type IncidentStage = (typeof incidentStages)[number];

export const statusLimits = { title: 120, words: 1000, updates: 50, shownDays: 90, plannedDays: 60 } as const;
