import { addTagAlias } from './calls/add-tag-alias.ts';
import { blockTagCall } from './calls/block-tag.ts';
import { describeTagCall } from './calls/describe-tag.ts';
import { getBlockedTags } from './calls/get-blocked-tags.ts';
import { getManagedTags } from './calls/get-managed-tags.ts';
import { mergeTagsCall } from './calls/merge-tags.ts';
import { removeTagAlias } from './calls/remove-tag-alias.ts';
import { renameTagCall } from './calls/rename-tag.ts';
import { setTagImplications } from './calls/set-tag-implications.ts';
import { unblockTagCall } from './calls/unblock-tag.ts';

/** Calls of admins on tags. */
export const tagCalls = [
  getManagedTags,
  getBlockedTags,
  renameTagCall,
  mergeTagsCall,
  addTagAlias,
  removeTagAlias,
  describeTagCall,
  setTagImplications,
  blockTagCall,
  unblockTagCall,
];
