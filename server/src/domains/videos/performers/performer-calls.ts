import { addPerformerRecord } from './calls/add-performer-record.ts';
import { deletePerformerRecord } from './calls/delete-performer-record.ts';
import { getPerformerRecords } from './calls/get-performer-records.ts';

export const performerCalls = [getPerformerRecords, addPerformerRecord, deletePerformerRecord];
