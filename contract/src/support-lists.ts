/** What a ticket can be about, as the form of `/support` sends it, in its order. */
export const supportTypes = [
  'bug',
  'general_inquiries',
  'verification',
  'model_program',
  'press_media',
  'content_removal_request',
  'copyright_issue',
  'email_confirmation',
  'premium_billing',
] as const;
export type SupportType = (typeof supportTypes)[number];

/** `open`: the desk is to answer; `waiting`: it has answered; `closed`: nothing more is expected. */
export const ticketStates = ['open', 'waiting', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** Separate from the other limits, which every page loads. */
export const supportLimits = {
  nameLength: 80,
  subjectLength: 150,
  messageLength: 5000,
  /** Most characters accepted of any of these texts, before blanks are removed. */
  typed: 250_000,
  /** Tickets that one address, and one network, may open in a day. */
  perMailbox: 5,
  perNetwork: 20,
  /** Messages of a ticket's author within a day, and of a ticket altogether. */
  messagesPerDay: 10,
  messages: 200,
  /** Days without an answer after which an open ticket stands on the legal desk. */
  waitDays: 3,
  /** Nobody fills in the form in less. */
  fastestMilliseconds: 2000,
  slowestMilliseconds: 86_400_000,
  tags: 8,
  tagLength: 30,
  cannedTexts: 100,
  cannedTitleLength: 80,
  pageSize: 25,
  /** How far tickets are counted and the list can be paged. */
  counted: 1000,
  /** Days after which a closed ticket, and one that nobody has written in, is deleted. */
  closedDays: 180,
  idleDays: 365,
} as const;
