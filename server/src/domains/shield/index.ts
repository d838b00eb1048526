// The public interface of the shield domain for higher floors.
export { shieldCalls } from './calls.ts';
export { exportShield } from './export-shield.ts';
export { memberHides } from './shield-facts.ts';
export { moveRules } from './shield-queries.ts';
export { createShields } from './shields.ts';
export { hiddenOf, whoHides } from './who-hides.ts';
