import { getShield } from './calls/get-shield.ts';
import { importShield } from './calls/import-shield.ts';
import { removeShieldRule } from './calls/remove-shield-rule.ts';
import { setShieldRule } from './calls/set-shield-rule.ts';

export const shieldCalls = [getShield, setShieldRule, removeShieldRule, importShield];
