import './role-badge.css';

const badges: Readonly<Partial<Record<string, string>>> = {
  admin: 'Admin',
  unverified_member: 'Unverified',
  member: 'Member',
  creator: 'Creator',
  publisher: 'Publisher',
  premium_member: 'Premium Member',
};
/** The words of a role; one that this page does not know, as a newer server may send, by its own words. */
export const roleWords = (role: string): string =>
  badges[role] ?? role.replaceAll('_', ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());

export const RoleBadge = ({ role }: { role: string }) => (
  <span className="role-badge" data-role={role}>
    {roleWords(role)}
  </span>
);
