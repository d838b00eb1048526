/** A notice (`n`) that was written without an account: a member's has theirs for a mailbox, and none after a day. */
export const byVisitor = `(n.member_id is null and n.mailbox <> '' and n.mailbox not like 'member %')`;
