/** A place below DATA_DIR that the site writes to, or reads. */
export interface DataFolder {
  name: string;
  what: string;
  /**
   * Where several machines share a database and a bucket: `own`: each has its own, and no other needs it; `bucket`: nothing is
   * here then, it is in the bucket; `database`: nothing is here then, it is in the database; `same`: an operator gives each
   * machine the same.
   */
  elsewhere: 'own' | 'bucket' | 'database' | 'same';
  /** Why that is so, or what another machine does instead. */
  because: string;
}

/**
 * Every place below DATA_DIR. A machine that shares nothing but database and bucket with the others must still find all that
 * the site speaks of: what stands here as `own` may be lost with its machine, and nobody misses it.
 */
export const dataFolders: readonly DataFolder[] = [
  {
    name: 'storage',
    what: 'videos, pictures, photos, captions, evidence (sealed), sources, creatives',
    elsewhere: 'bucket',
    because: 'all are written through Storage, under the same keys',
  },
  {
    name: 'uploads',
    what: 'files that members are sending',
    elsewhere: 'bucket',
    because: 'they come in parts, and the row says how much has arrived',
  },
  {
    name: 'incoming',
    what: 'files on their way through one process: fetched, imported, downloaded from the bucket',
    elsewhere: 'own',
    because: 'whoever put one there takes it into the bucket or deletes it; the job begins anew elsewhere',
  },
  {
    name: 'work',
    what: 'what ffmpeg makes',
    elsewhere: 'own',
    because: 'what is finished is in the bucket; another worker begins the pass again',
  },
  {
    name: 'fence',
    what: 'an empty folder that the sandbox of ffmpeg stands on',
    elsewhere: 'own',
    because: 'made again at each start',
  },
  { name: 'fence-try-', what: 'a trial of that sandbox', elsewhere: 'own', because: 'gone after the trial' },
  {
    name: 'programs',
    what: 'the ffmpeg of a machine that had none',
    elsewhere: 'own',
    because: 'each machine gets its own',
  },
  {
    name: 'demo-films',
    what: 'films of the demo that are being drawn',
    elsewhere: 'own',
    because: 'the worker that draws one takes it into the bucket',
  },
  {
    name: 'postgres',
    what: 'the embedded database',
    elsewhere: 'database',
    because: 'several machines need a DATABASE_URL',
  },
  {
    name: 'secret',
    what: 'the key for signing and encryption',
    elsewhere: 'same',
    because: 'SECRET or SECRETS; each machine would make another',
  },
  {
    name: 'settings.json',
    what: 'settings of the operator',
    elsewhere: 'same',
    because: 'put the same file on each, or set them on /admin/settings, which the database keeps',
  },
  {
    name: 'outbox',
    what: 'mails of a site without a mail server',
    elsewhere: 'own',
    because: 'they are on the machine of the worker that wrote them: set SMTP_URL',
  },
  {
    name: 'address',
    what: 'where this machine’s site listens, for commands on it',
    elsewhere: 'own',
    because: 'each says its own',
  },
  {
    name: 'last-backup',
    what: 'touched by a backup that is not ours',
    elsewhere: 'own',
    because: 'touch it on each machine with a web process; backups of ours are in the database',
  },
  {
    name: 'restoring',
    what: 'that a restore has begun and not ended',
    elsewhere: 'own',
    because: 'the machine that restores goes on with it, before any other starts',
  },
  {
    name: 'drill',
    what: 'a whole site, while a restore is tried',
    elsewhere: 'own',
    because: 'gone after the drill',
  },
  {
    name: '.ready-',
    what: 'an empty file by which a process sees that it can write',
    elsewhere: 'own',
    because: 'gone at once',
  },
];
