/**
 * The site's colours as mails have them: paper by day, ink by night. Written into each element for day, for some clients read
 * nothing else; by night a style sheet says otherwise, where it is read. Small text and links have at least 4.5 to 1.
 */
export const mailColors = {
  day: {
    page: '#f5f3ee',
    card: '#ffffff',
    text: '#12151f',
    small: '#5a5f70',
    line: '#dcd9d1',
    link: '#c23a1a',
    action: '#c23a1a',
    onAction: '#ffffff',
    mark: '#c23a1a',
  },
  night: {
    page: '#0b0d14',
    card: '#12151f',
    text: '#f5f3ee',
    small: '#bfc3d1',
    line: '#2f3444',
    link: '#86e0ea',
    action: '#ff7352',
    onAction: '#1d0903',
    mark: '#ff7352',
  },
} as const;

type Role = keyof (typeof mailColors)['day'];

/** What a class of a mail colours. */
const classes: Readonly<
  Record<string, Partial<Record<'background-color' | 'color' | 'border-color', Role>>>
> = {
  page: { 'background-color': 'page' },
  card: { 'background-color': 'card', color: 'text' },
  small: { color: 'small' },
  line: { 'border-color': 'line' },
  link: { color: 'link' },
  action: { 'background-color': 'action' },
  label: { color: 'onAction' },
  mark: { 'background-color': 'mark' },
};
export type MailClass = 'page' | 'card' | 'small' | 'line' | 'link' | 'action' | 'label' | 'mark';

/** The attributes of an element: its class, its colours by day and whatever else it is to look like. */
export function colored(name: MailClass, style = ''): string {
  const roles = classes[name]!;
  const own = Object.entries(roles).map(([property, role]) => `${property}:${mailColors.day[role]}`);
  // Some clients take the background of a cell from here alone.
  const cell = roles['background-color'] ? ` bgcolor="${mailColors.day[roles['background-color']]}"` : '';
  return `class="${name}"${cell} style="${[...own, ...(style ? [style] : [])].join(';')}"`;
}

/** Turns a mail to night where its reader has it so. */
export const nightSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
${Object.entries(classes)
  .map(
    ([name, roles]) =>
      `.${name}{${Object.entries(roles)
        .map(([property, role]) => `${property}:${mailColors.night[role]}!important`)
        .join(';')}}`,
  )
  .join('\n')}
}`;
