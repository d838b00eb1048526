import { AppError } from '../../../kit/app-error.ts';
import { implement } from '../../../platform/calls/implement.ts';
import { applicationsOf, findRecord } from '../application-queries.ts';
import { recordView } from '../application-view.ts';

export const getCreatorApplication = implement('get_creator_application', async (input, { db }) => {
  const row = await findRecord(db, input.p_application_id);
  if (row === null) throw new AppError('notFound', 'There is no such application.');
  return recordView(row, await applicationsOf(db, row.applicant_id));
});
