export interface WarningKind {
  /** What is the matter, in a line. */
  title: string;
  /** What it leads to, and what to do. */
  words: string;
  /**
   * Hours for which it is shown after it was last reported. A lasting problem is reported again within them.
   */
  shownHours: number;
}

/** Everything that processes report to the operator. */
export const warningKinds = {
  untrusted_forwarding: {
    title: 'A proxy that is not trusted',
    words:
      'Requests came with forwarding headers from an address that TRUST_PROXY does not name, and the headers were not believed. If it is your proxy, name it: until then all visitors behind it share one address and one rate budget.',
    shownHours: 24,
  },
  no_child_safety: {
    title: 'No one looks at what may show a minor',
    words:
      'Reports of it reach no admin, and nobody is told of them. Choose somebody, in the shell of the machine: npm run admin -- child-safety EMAIL on',
    shownHours: 24,
  },
  unfenced_media: {
    title: 'ffmpeg runs without a fence',
    words:
      'A file made to break into ffmpeg breaks into the machine of the worker. Install bubblewrap there, and leave MEDIA_FENCE out.',
    shownHours: 24,
  },
  no_mail: {
    title: 'No email server',
    words:
      'We write emails to a folder, and they reach no one: members can’t confirm their address or choose a new password. Set the server in SMTP_URL.',
    shownHours: 24,
  },
  unconfirmed_forms: {
    title: 'Notices wait for a link that no one gets',
    words:
      'They count once whoever sent them confirms their address, and without an email server the links reach no one. Set the server in SMTP_URL, or pass the links on: the letters are in the folder outbox of DATA_DIR.',
    shownHours: 24,
  },
  disk_full: {
    title: 'The disk is filling up',
    words:
      'Uploads, imports and the database stop when it is full. Make room, or move the files to object storage (S3_BUCKET).',
    shownHours: 24,
  },
  no_backup: {
    title: 'No backup',
    words:
      'No backup of the last week is known. Set BACKUP_TARGET and BACKUP_PASSPHRASE, and one is made every night; or run npm run backup. If tools of your own do it, have them touch the file last-backup in DATA_DIR.',
    shownHours: 24,
  },
  backup_failed: {
    title: 'The last backup failed',
    words:
      'What went wrong stands below. Mend it and run npm run backup; the backups before it are as they were.',
    shownHours: 24,
  },
  drill_failed: {
    title: 'The last backup could not be restored',
    words:
      'A drill restored it and met what stands below. Mend that and run npm run backup:drill: a backup that nobody can restore is none.',
    shownHours: 24,
  },
  landing_page_gone: {
    title: 'An ad leads nowhere',
    words:
      'The page that it leads to was gone on two looks in a row, a day apart, so the ad is paused. Correct its address under Advertising, Creatives, or ask the advertiser.',
    shownHours: 72,
  },
  old_ffmpeg: {
    title: 'An old ffmpeg',
    words:
      'A worker uses an ffmpeg older than 5.1, which no longer gets security fixes. Install a current one there; the fence is what protects until then.',
    shownHours: 24,
  },
  encoder_missing: {
    title: 'A hardware encoder that does not work',
    words:
      'ENCODER names hardware that could not make a picture when a worker started, so software makes all videos: slower, and as good. What the encoder said stands below. docs/encoding.md says what each needs.',
    shownHours: 24,
  },
  encoder_set_aside: {
    title: 'A hardware encoder failed again and again',
    words:
      'Software made the same videos without a fault, so the hardware is left aside until that worker starts again. Look at its driver and its card. What it said last stands below.',
    shownHours: 72,
  },
  source_gone: {
    title: 'A video that plays from elsewhere is gone',
    words:
      'Its source did not have it on several looks over half a day, so it is out of sight, and comes back by itself if its source does. All that are missing stand under Storage.',
    shownHours: 24,
  },
  reported_ad: {
    title: 'Viewers reported an ad',
    words:
      'It is shown nowhere until somebody has looked at it: it waits for review among the creatives, with what was said of it.',
    shownHours: 72,
  },
} as const satisfies Readonly<Record<string, WarningKind>>;

export type WarningKindName = keyof typeof warningKinds;
