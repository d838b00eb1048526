import { implement } from '../../../platform/calls/implement.ts';
import { usernamesOf } from '../../profiles/index.ts';
import { writeListJson, writeListXml } from '../files/write-list-file.ts';
import { writtenEntries } from '../files/written-queries.ts';

export const exportMyList = implement('export_my_list', async (input, { db, memberId }) => {
  const entries = await writtenEntries(db, memberId);
  if (input.p_format === 'json')
    return { name: 'my-list.json', type: 'application/json', text: writeListJson(entries, new Date()) };
  const username = (await usernamesOf(db, [memberId]))[0] ?? '';
  return { name: 'my-list.xml', type: 'application/xml', text: writeListXml(username, entries) };
});
