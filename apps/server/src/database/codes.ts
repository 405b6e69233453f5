import { z } from 'zod';

/** What Prisma's adapter was told: PostgreSQL's code, or a kind of its own where the connection broke. */
const Told = z.object({ originalCode: z.string().optional(), kind: z.string().optional() });

/** Where Prisma puts that of a statement that it knows no better name for. */
const FailedStatement = z.object({ meta: z.object({ driverAdapterError: z.object({ cause: Told }) }) });

/** What it throws as it is of what it does itself, such as the end of a transaction. */
const AdapterError = z.object({ name: z.literal('DriverAdapterError'), cause: Told });

/** All that names what has failed in an error and its causes: codes of PostgreSQL, Node and Prisma, kinds of its adapter. */
export function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const told = FailedStatement.safeParse(error).data?.meta.driverAdapterError ?? AdapterError.safeParse(error).data;
  const here = [own, told?.cause.originalCode, told?.cause.kind].filter((code) => code !== undefined);
  return [...here, ...codesOf(error.cause)];
}
