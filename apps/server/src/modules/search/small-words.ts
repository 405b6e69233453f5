/** Words that tell nothing of what is looked for: a query is searched without them, unless it has no others. */
export const smallWords: ReadonlySet<string> = new Set(
  (
    'a an and at by for from in of on or the to with ' +
    'ant ar arba be bei i ir is iki nuo po prie su uz ' +
    'без в до для и из или к на о от по с со у'
  ).split(' '),
);
