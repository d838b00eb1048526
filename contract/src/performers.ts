import { type Static, Type } from 'typebox';
import { declare } from './call.ts';
import { documentKindNames } from './identity-words.ts';
import { limits } from './limits.ts';
import { CodeText, Input, Nullable, OneOf, PrivateText, Timestamp, Uuid } from './schema-parts.ts';

const Day = CodeText({ maxLength: 10, description: '`YYYY-MM-DD`.' });

/** Somebody who appears in a filmed video. Private: for its uploader and admins. */
export const PerformerRecord = Type.Object({
  id: Uuid,
  /** Null if it was sealed with another secret. */
  facts: Nullable(
    Type.Object({
      legal_name: Type.String(),
      other_names: Type.String(),
      date_of_birth: Type.String(),
      document_kind: Type.String(),
      document_reference: Type.String(),
    }),
  ),
  produced_on: Type.String(),
  recorded_at: Timestamp,
  recorded_by: Nullable(Type.String({ description: 'Username.' })),
});
export type PerformerRecord = Static<typeof PerformerRecord>;

const noVideo = 'notFound (404): there is no such video of this member';
const Records = Type.Array(PerformerRecord);

export const performerCalls = {
  get_performer_records: declare({
    kind: 'rpc',
    summary: 'Who appears in the caller’s own filmed video; for admins, in any.',
    access: 'member',
    limit: 'read',
    get: true,
    input: Input({ p_video_id: Uuid }),
    output: Records,
    errors: [noVideo],
  }),
  add_performer_record: declare({
    kind: 'rpc',
    summary:
      'Records somebody who is seen in a filmed video, an adult when it was made. Answers all records of it.',
    access: 'verified',
    limit: 'write',
    input: Input({
      p_video_id: Uuid,
      p_legal_name: PrivateText({ maxLength: limits.legalNameLength }),
      p_other_names: Type.Optional(
        Nullable(PrivateText({ maxLength: 500, description: 'Maiden, stage and other names.' })),
      ),
      p_date_of_birth: Day,
      p_document_kind: OneOf(documentKindNames),
      p_document_reference: CodeText({
        maxLength: 100,
        description: 'Number of the document that was seen.',
      }),
      p_produced_on: Day,
    }),
    output: Records,
    errors: [noVideo, 'conflict (409): the video is drawn, or has too many records'],
  }),
  delete_performer_record: declare({
    kind: 'rpc',
    summary:
      'Removes a mistaken record. A video that others can see always has at least one. Returns the remaining ones.',
    access: 'verified',
    limit: 'write',
    input: Input({ p_record_id: Uuid }),
    output: Records,
    errors: [
      'notFound (404): there is no such record of this member',
      'conflict (409): it is the last of a public video',
    ],
  }),
};
