// Prisma's schema engine as WebAssembly: the same as the native one that its CLI would download, over our own driver.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';

const require = createRequire(path.join(root, 'apps/server/package.json'));

/** @param {string} name A package of the server. */
const load = (name) => import(pathToFileURL(require.resolve(name)).href);

/** @type {[typeof import('../../apps/server/node_modules/@prisma/adapter-pg/dist/index.mjs'), typeof import('../../apps/server/node_modules/@prisma/driver-adapter-utils/dist/index.mjs')]} */
const [{ PrismaPg }, { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum }] = await Promise.all([
  load('@prisma/adapter-pg'),
  load('@prisma/driver-adapter-utils'),
]);

const CHAR = 18;
const TEXT = 25;
const TEXT_ARRAY = 1009;

/** Types of PostgreSQL's catalogue that the adapter does not know, as what their text form is. */
const catalogueTypes = new Map([
  [CHAR, TEXT], // "char"
  [24, TEXT], // regproc
  [2205, TEXT], // regclass
  [2206, TEXT], // regtype
  [1003, TEXT_ARRAY], // name[]
]);

/** @typedef {import('../../apps/server/node_modules/@prisma/driver-adapter-utils/dist/index.mjs').SqlQueryable} Queryable */
/** @typedef {import('../../apps/server/node_modules/@prisma/schema-engine-wasm/schema_engine.js').SchemaEngine} Engine */
/** @typedef {{ fields: { dataTypeID: number }[] }} DriverResult */

/**
 * Teaches a connection of the adapter the types of the catalogue, which the engine reads.
 *
 * @template {Queryable} T
 * @param {T} queryable
 * @returns {T}
 */
function knowingCatalogue(queryable) {
  const { queryRaw } = queryable;
  const { performIO } = /** @type {{ performIO: (query: unknown) => Promise<DriverResult> }} */ (
    /** @type {unknown} */ (queryable)
  );
  queryable.queryRaw = async (query) => {
    /** @type {boolean[]} */
    let characters = [];
    const relabelling = Object.create(queryable, {
      performIO: {
        value: async (/** @type {unknown} */ asked) => {
          const result = await performIO.call(queryable, asked);
          characters = result.fields.map((field) => field.dataTypeID === CHAR);
          for (const field of result.fields)
            field.dataTypeID = catalogueTypes.get(field.dataTypeID) ?? field.dataTypeID;
          return result;
        },
      },
    });
    const result = await queryRaw.call(relabelling, query);
    // The engine insists on its own type for a single character.
    const columnTypes = result.columnTypes.map((type, i) => (characters[i] ? ColumnTypeEnum.Character : type));
    return { ...result, columnTypes };
  };
  return queryable;
}

/** The adapter, minded to run migrations. */
class MigrationAdapterFactory extends PrismaPg {
  /** @param {import('../../apps/server/node_modules/@types/pg/index.d.mts').PoolConfig} config */
  constructor(config) {
    super(config);
    this.poolConfig = config;
  }

  /** @override */
  async connect() {
    const adapter = knowingCatalogue(await super.connect());
    const { startTransaction } = adapter;
    adapter.startTransaction = async (isolation) => knowingCatalogue(await startTransaction.call(adapter, isolation));
    // The adapter cuts scripts at every semicolon, those within function bodies and strings too. PostgreSQL takes them whole.
    adapter.executeScript = async (script) => {
      await adapter.underlyingDriver().query(script);
    };
    return adapter;
  }

  /** @override */
  async connectToShadowDb() {
    const database = `muge_shadow_${globalThis.crypto.randomUUID().replaceAll('-', '')}`;
    const main = await this.connect();
    await main.executeScript(
      `CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER builtin LOCALE 'C.UTF-8'`,
    );
    const shadow = await new MigrationAdapterFactory({ ...this.poolConfig, database }).connect();
    const { dispose } = shadow;
    shadow.dispose = async () => {
      await dispose.call(shadow);
      await main.executeScript(`DROP DATABASE ${database} WITH (FORCE)`);
      await main.dispose();
    };
    return shadow;
  }
}

/** The engine reports its own faults here before it breaks. */
Object.assign(globalThis, {
  PRISMA_WASM_PANIC_REGISTRY: {
    /** @param {string} message */
    set_message(message) {
      console.error(`The schema engine broke: ${message}`);
      process.exit(101);
    },
  },
});

/** The folder of the engine's package. */
const enginePackage = path.dirname(require.resolve('@prisma/schema-engine-wasm'));

/** The version of the engine, as Prisma's command line shows it. */
export async function engineVersion() {
  /** @type {{ version: string }} */
  const { version } = JSON.parse(await readFile(path.join(enginePackage, 'package.json'), 'utf8'));
  return version;
}

/**
 * Starts an engine, one a process. Its methods are those of the CLI's JSON-RPC protocol.
 *
 * @param {string} url The database.
 * @param {[path: string, content: string][]} datamodels The Prisma schema files.
 * @returns {Promise<Engine>}
 */
export async function createSchemaEngine(url, datamodels) {
  const bindings = await load('@prisma/schema-engine-wasm/schema_engine_bg');
  const file = await readFile(path.join(enginePackage, 'schema_engine_bg.wasm'));
  const wasm = await WebAssembly.instantiate(file, { './schema_engine_bg.js': bindings });
  bindings.__wbg_set_wasm(wasm.instance.exports);
  /** @type {{ __wbindgen_start: () => void }} */ (/** @type {unknown} */ (wasm.instance.exports)).__wbindgen_start();
  const factory = bindMigrationAwareSqlAdapterFactory(new MigrationAdapterFactory(poolConfig(url)));
  // The engine breaks on an empty list.
  const options = { datamodels: datamodels.length > 0 ? datamodels : undefined };
  return bindings.SchemaEngine.new(options, () => undefined, factory);
}

/**
 * Host, user and database apart: from a whole address the driver would take the database, the shadow's too.
 * @param {string} url
 */
function poolConfig(url) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const ssl = searchParams.get('sslmode');
  return {
    host: searchParams.get('host') ?? (hostname || 'localhost'),
    port: Number(port || 5432),
    user: decodeURIComponent(username) || undefined,
    password: decodeURIComponent(password) || undefined,
    database: decodeURIComponent(pathname.slice(1)) || undefined,
    ssl: ssl !== null && ssl !== 'disable' ? { rejectUnauthorized: ssl === 'verify-full' } : undefined,
  };
}
