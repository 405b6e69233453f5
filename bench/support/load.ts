/** Nothing is compressed: what that costs depends on the reader, and a proxy may do it. */
const headers = { 'accept-encoding': 'identity' };

/** Asks for addresses, so many at a time, as long as there are any; answers how many were asked for. */
export async function load(addresses: Iterator<string>, atOnce: number): Promise<number> {
  let asked = 0;
  const ask = async () => {
    for (let next = addresses.next(); next.done !== true; next = addresses.next()) {
      const response = await fetch(next.value, { headers });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${next.value} answered ${response.status}`);
      asked += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return asked;
}
