/**
 * Prisma's own commands, for developers: `pnpm prisma …` gives them a database and an engine that needs no download.
 * The server applies the migrations itself and doesn't read this.
 */
export default {
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  // Absent for `generate`, which asks no database.
  datasource: { url: process.env.DATABASE_URL ?? '' },
};
