import './role-badge.css';

const badges: Readonly<Partial<Record<string, string>>> = {
  admin: 'Admin',
  unverified_member: 'Unverified',
  member: 'Member',
  creator: 'Creator',
  publisher: 'Publisher',
  premium_member: 'Premium Member',
};
/** The label of a role; a role that this page does not know, sent by a newer server, is shown as it is. */
export const roleWords = (role: string): string =>
  badges[role] ?? role.replaceAll('_', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());

export const RoleBadge = ({ role }: { role: string }) => (
  <span className="role-badge" data-role={role}>
    {roleWords(role)}
  </span>
);
