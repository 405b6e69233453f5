import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { DB } from './generated/kysely/types.ts';

/** Stands in a statement for a value that is only known when the statement runs. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Slots that a statement is built with as if they were the values themselves: the compiler hands on what it is given. */
function slotsOf<Values extends Record<string, unknown>>(): Values {
  const slots: unknown = new Proxy({}, { get: (_, name) => new Slot(String(name)) });
  return slots as Values;
}

/**
 * Builds a statement once and runs it with other values each time: putting a statement together costs more than all else
 * that a hot read does. Values may only stand where a parameter does; what changes the text needs a statement of its own,
 * which is why `build` sees no more than their slots.
 */
export function compileOnce<Values extends Record<string, unknown>, Row>(
  kysely: Kysely<DB>,
  build: (slots: Values) => Compilable<Row>,
): (values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (values) => {
    compiled ??= build(slotsOf<Values>()).compile();
    const parameters = compiled.parameters.map((given) => (given instanceof Slot ? values[given.name] : given));
    const { rows } = await kysely.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
