import * as texts from '../texts/common.ts';
import './role-badge.css';

const badges: Readonly<Partial<Record<string, string>>> = {
  admin: texts.admin,
  unverified_member: texts.unverified,
  member: texts.member,
  creator: texts.creator,
  publisher: texts.publisher,
  premium_member: texts.premiumMember,
};
/** The label of a role; a role that this page does not know, sent by a newer server, is shown as it is. */
export const roleWords = (role: string): string =>
  badges[role] ?? role.replaceAll('_', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());

export const RoleBadge = ({ role }: { role: string }) => (
  <span className="role-badge" data-role={role}>
    {roleWords(role)}
  </span>
);
