import type pg from 'pg';
import { StartupError } from '../startup-error.ts';

/** `server_version_num` of PostgreSQL 17, the first with the builtin locale that the search is made for. */
const OLDEST = 170_000;

/** What PostgreSQL says of itself and of a database. */
interface Kind {
  readonly number: number;
  readonly version: string;
  readonly encoding: string;
  readonly provider: string;
  readonly locale: string | null;
}

/**
 * Sees that a database without any of our tables is one that they may come into. Under another locale everything would
 * work but the search, which splits words at letters that the locale takes for none; nobody would notice before there is
 * a marketplace in it. Those that have tables already are left alone.
 *
 * @param oldest The least `server_version_num`.
 * @throws StartupError when the server is too old, or the database has another encoding or locale.
 */
export async function mustSuit(client: pg.Client, oldest = OLDEST): Promise<void> {
  const { rows: versions } = await client.query<Pick<Kind, 'number' | 'version'>>(
    "SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version",
  );
  const [server] = versions;
  if (server !== undefined && server.number < oldest) {
    throw new StartupError(
      `The database's server is PostgreSQL ${server.version}, and Mugė needs 17 or newer; update it, or set DATABASE_URL to another.`,
    );
  }
  const { rows } = await client.query<Omit<Kind, 'number' | 'version'>>(
    `SELECT pg_encoding_to_char(encoding) AS encoding, datlocprovider AS provider, datlocale AS locale
     FROM pg_database WHERE datname = current_database()`,
  );
  const [kind] = rows;
  if (kind === undefined || (kind.encoding === 'UTF8' && kind.provider === 'b' && kind.locale === 'C.UTF-8')) return;
  throw new StartupError(
    "The database has another encoding or locale than Mugė's search needs; drop it and create it anew with TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER builtin LOCALE 'C.UTF-8'.",
  );
}
