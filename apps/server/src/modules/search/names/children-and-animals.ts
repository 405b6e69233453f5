/** What children have, and animals: each line has the names of one thing, as `things.ts` tells. */
export const childrenAndAnimals = [
  'vezimel~i, stroller, stroller=, pushchair, pushchair=, pram, pram=, коляск~',
  'automobilin~i kedut~i, car= seat=, автокресл~',
  'zaisl~, toys, toy=, игрушк~, игрушек',
  'lel~i, doll, doll=, кукл~',
  'delion~i, puzzle, puzzl=, пазл~',
  'batut~, trampoline, trampolin=, батут~',
  'rogut~i, sledge, sledg=, sled, sled=, санк~',
  'sun~i, dog, dog=, собак~',
  'suniuk~, puppy, puppi=, щенок~, щенк~',
  'kat~i, cat, cat=, кошк~, кошек',
  'kaciuk~, kitten, kitten=, котенок~, котенк~, котят~',
  'trius~i, rabbit, rabbit=, кролик~',
  'papug~, parrot, parrot=, попуга~, попугая',
  'arkl~i, zirg~, horse, hors=, лошад~',
  'karv~i, cow, cow=, коров~',
  'akvarium~, aquarium, aquarium=, аквариум~',
];
