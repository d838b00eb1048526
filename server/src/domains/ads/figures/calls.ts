import { correctAdFigures } from './calls/correct-ad-figures.ts';
import { deleteAdSchedule } from './calls/delete-ad-schedule.ts';
import { getAdDashboard } from './calls/get-ad-dashboard.ts';
import { getAdForecast } from './calls/get-ad-forecast.ts';
import { getAdInvalid } from './calls/get-ad-invalid.ts';
import { getAdPacing } from './calls/get-ad-pacing.ts';
import { getAdProof } from './calls/get-ad-proof.ts';
import { getAdProofs } from './calls/get-ad-proofs.ts';
import { getAdReport } from './calls/get-ad-report.ts';
import { getAdSchedules } from './calls/get-ad-schedules.ts';
import { makeAdConversionSecret } from './calls/make-ad-conversion-secret.ts';
import { makeAdProof } from './calls/make-ad-proof.ts';
import { revokeAdProof } from './calls/revoke-ad-proof.ts';
import { saveAdSchedule } from './calls/save-ad-schedule.ts';

export const figureCalls = [
  getAdDashboard,
  getAdReport,
  getAdPacing,
  getAdForecast,
  getAdInvalid,
  correctAdFigures,
  getAdSchedules,
  saveAdSchedule,
  deleteAdSchedule,
  getAdProofs,
  makeAdProof,
  revokeAdProof,
  makeAdConversionSecret,
  getAdProof,
];
