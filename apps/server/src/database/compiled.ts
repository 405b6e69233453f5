import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './client.ts';
import { nameOf } from './prepared.ts';

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
 * Builds a statement once and runs it with other values each time, prepared: putting a statement together and reading it
 * cost more than all else that a hot read does. Values may only stand where a parameter does; what changes the text needs
 * a statement of its own, which is why `build` sees no more than their slots.
 */
export function compileOnce<Values extends Record<string, unknown>, Row>(
  database: Pick<Database, 'runPrepared'>,
  build: (slots: Values) => Compilable<Row>,
): (values: Values) => Promise<Row[]> {
  let made: { readonly name: string; readonly query: CompiledQuery<Row> } | undefined;
  return (values) => {
    if (made === undefined) {
      const query = build(slotsOf<Values>()).compile();
      made = { name: nameOf(query.sql), query };
    }
    const { name, query } = made;
    const parameters = query.parameters.map((given) => (given instanceof Slot ? values[given.name] : given));
    return database.runPrepared(name, { ...query, parameters });
  };
}
