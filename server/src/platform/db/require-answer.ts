import pg from 'pg';

/** Throws one line that names the server, without its password. */
export async function requireAnswer(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 10_000,
    application_name: 'tsukimi-start',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    const { host, pathname } = new URL(connectionString);
    const why = (error as Error).message || (error as { code?: string }).code;
    throw new Error(`The database ${pathname.slice(1)} on ${host} (DATABASE_URL) does not answer: ${why}`);
  }
}
