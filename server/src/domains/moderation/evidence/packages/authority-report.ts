import type { Manifest } from './manifest.ts';

const gap = '____________________';
const box = '[ ]';

const incidents = [
  'Child pornography: possession, manufacture or distribution',
  'Online enticement of children for sexual acts',
  'Child sex trafficking',
  'Child sexual molestation',
  'Unsolicited obscene material sent to a child',
];
/** As the CyberTipline of the National Center for Missing & Exploited Children names them. */
const labels = [
  'animeDrawingVirtualHentai',
  'generativeAi',
  'possibleSelfProduction',
  'potentialMeme',
  'viral',
  'infant',
  'bestiality',
  'violenceGore',
  'physicalHarm',
  'liveStreaming',
];

const words = (value: unknown): string =>
  value == null || value === '' ? gap : typeof value === 'object' ? JSON.stringify(value) : String(value);
const textOf = (row: Record<string, unknown> | null, ...names: string[]): unknown =>
  names.map((name) => row?.[name]).find((value) => value != null && value !== '');

/** The lines about an account, of which every part may be missing. */
function accountLines(account: Manifest['account']): string[] {
  if (account === null) return ['Nothing is stored about it any longer.'];
  const preserved = account.preserved as Record<string, unknown> | undefined;
  const own = preserved ?? (account.account as Record<string, unknown>);
  const profile = preserved ?? (account.profile as Record<string, unknown> | null);
  const sessions = (account.sessions ?? []) as {
    address: unknown;
    created_at: unknown;
    last_seen_at: unknown;
  }[];
  return [
    `Username:            ${words(textOf(profile, 'username'))}`,
    `Display name:        ${words(textOf(profile, 'display_name'))}`,
    `Email address:       ${words(own.email)}`,
    `   confirmed at:     ${words(own.email_verified_at)}`,
    `Name as entered:     ${[own.first_name, own.last_name].filter(Boolean).join(' ') || gap}`,
    `Account opened at:   ${words(own.created_at)}`,
    `Former usernames:    ${words(account.former_usernames ?? own.former_usernames)}`,
    'Network addresses, shortened as they are stored:',
    ...(sessions.length === 0
      ? ['   none are stored']
      : sessions.map(
          ({ address, created_at, last_seen_at }) =>
            `   ${words(address)}, from ${words(created_at)} to ${words(last_seen_at)}`,
        )),
  ];
}

/**
 * The report that a provider files with an authority, filled in as far as the site knows; a person fills the gaps and checks every line. The
 * order is that of the CyberTipline's form; hotlines elsewhere ask for the same.
 */
export function authorityReport(manifest: Manifest): string {
  const { site, case: one, things, reports, files, missing } = manifest;
  const first = reports[0];
  return `${[
    'REPORT OF APPARENT CHILD SEXUAL ABUSE MATERIAL',
    '',
    'Lines with gaps and boxes are for a person to fill in. Send the files only where the authority asks for them, by its',
    'own way. Never send them by mail.',
    '',
    '1. WHO REPORTS',
    `Provider:            ${site.name}`,
    `Address:             ${site.address}`,
    `Contact:             ${site.contact}`,
    `Person who reports:  ${gap}`,
    `To:                  ${gap}`,
    '                     (United States: CyberTipline, report.cybertip.org; elsewhere: the hotline of the country)',
    '',
    '2. INCIDENT',
    `First known at:      ${first?.at ?? one.opened_at} (UTC)`,
    `How:                 ${first === undefined ? gap : first.by_the_site ? 'found by the site' : 'reported to the site'}`,
    ...incidents.map((incident) => `${box} ${incident}`),
    `A child is in danger now: ${box} yes  ${box} no`,
    '',
    '3. WHAT IT IS',
    ...things.flatMap(({ kind, id, row, reported }) => [
      `${kind} ${id}`,
      `   Title or text:    ${words(textOf(row ?? reported, 'title', 'content', 'caption', 'name', 'username') ?? textOf(reported, 'title', 'content', 'caption'))}`,
      `   Added at:         ${words(textOf(row, 'created_at'))}`,
      `   Published at:     ${words(textOf(row, 'published_at'))}`,
    ]),
    '',
    `4. FILES (${files.length})`,
    `A person looked at the whole of them: ${box} yes  ${box} no`,
    `They could be seen by the public:     ${box} yes  ${box} no`,
    `Class: ${box} A1  ${box} A2  ${box} B1  ${box} B2`,
    `Labels: ${labels.map((label) => `${box} ${label}`).join('  ')}`,
    'For drawn works: animeDrawingVirtualHentai.',
    ...files.flatMap(({ path, of, bytes, sha256, md5 }) => [
      `${path} (${of}, ${bytes.toLocaleString('en')} bytes)`,
      `   SHA-256 ${sha256}`,
      `   MD5     ${md5}`,
    ]),
    ...(missing.length === 0 ? [] : ['No longer there:', ...missing.map((key) => `   ${key}`)]),
    '',
    '5. ACCOUNT',
    ...accountLines(manifest.account),
    '',
    '6. WHAT THE SITE DID',
    `State of the case:   ${one.state}${one.decided_at === null ? '' : `, decided at ${one.decided_at}`}`,
    `Gathered at:         ${manifest.made_at}, for ${manifest.made_for}`,
    'The files and these facts are preserved, sealed, for a year from this report.',
    `Anything else:       ${gap}`,
    '',
    'Signature and day:   ________________________________________',
  ].join('\n')}\n`;
}
