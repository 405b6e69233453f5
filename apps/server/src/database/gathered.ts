/** Waits for the turn of the event loop in which everything has been read that had come. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

interface Batch<Row> {
  readonly ids: Set<number>;
  readonly rows: Promise<ReadonlyMap<number, Row>>;
}

/**
 * Reads rows one by one for whoever asks, and with one statement what is asked for in the same turn of the event loop: a
 * busy server asks less often, the busier it is. Nothing is kept: a row is read after everybody who gets it has asked.
 *
 * @param most Rows of one statement.
 * @param groupOf Who may be answered by one statement.
 * @param read The rows that there are, in any order.
 */
export function gathered<Asker, Row extends { readonly id: number }>(
  most: number,
  groupOf: (asker: Asker) => string,
  read: (asker: Asker, ids: readonly number[]) => Promise<readonly Row[]>,
): (asker: Asker, id: number) => Promise<Row | undefined> {
  const gathering = new Map<string, Batch<Row>>();

  function begin(group: string, asker: Asker): Batch<Row> {
    const ids = new Set<number>();
    const rows = nextTurn().then(async () => {
      if (gathering.get(group)?.ids === ids) gathering.delete(group);
      return new Map((await read(asker, [...ids])).map((row) => [row.id, row]));
    });
    const batch = { ids, rows };
    gathering.set(group, batch);
    return batch;
  }

  return async (asker, id) => {
    const group = groupOf(asker);
    const last = gathering.get(group);
    const batch = last === undefined || last.ids.size >= most ? begin(group, asker) : last;
    batch.ids.add(id);
    return (await batch.rows).get(id);
  };
}
