import { ball, linear, rect, soft } from './shapes.ts';

/** A single garage with a tiled roof and a lifting door. */
export const garage = `<defs>${soft}${linear('wall', ['#fbe9d2', '#eccba3', '#c99a74'])}${linear('roof', ['#f0705a', '#d2453f', '#9a2f3a'])}${linear('door', ['#ffffff', '#ddd6e6', '#afa4c0'], [0, 0, 0, 1])}${linear('lawn', ['#58c777', '#2f9a5c'], [0, 0, 0, 1])}</defs>
  ${rect(30, 870, 964, 84, 40, 'url(#lawn)')}${rect(120, 330, 784, 560, 30, 'url(#wall)')}${rect(120, 330, 784, 70, 20, '#7d4a35', 'opacity=".35" filter="url(#soft)"')}
  ${rect(212, 470, 600, 420, 24, '#7d6f92')}${[0, 1, 2, 3].map((row) => rect(226, 484 + row * 102, 572, 92, 16, 'url(#door)') + rect(246, 496 + row * 102, 532, 10, 5, '#fff', 'opacity=".8"')).join('')}
  ${[0, 1, 2, 3].map((pane) => rect(256 + pane * 134, 506, 110, 52, 14, '#5fb8e8')).join('')}${rect(462, 850, 100, 18, 9, '#6f6482')}
  <path d="M512 70Q532 70 552 84L968 330Q1000 352 984 388T920 404H104Q56 424 40 388T56 330L472 84Q492 70 512 70z" fill="url(#roof)"/>
  <path d="M110 340L512 104 760 250" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A zinc watering can. */
export const wateringCan = `<defs>${soft}${linear('can', ['#8fe0c4', '#3fae90', '#1f6f66'], [0, 0, 1, 0.4])}${linear('pipe', ['#6fcfb2', '#2f9580', '#1f6f66'], [0, 0, 0, 1])}${ball('rose', ['#ffe6a8', '#f4b447', '#c07a2c'])}</defs>
  <path d="M800 440C1000 380 1010 720 800 760" fill="none" stroke="url(#pipe)" stroke-width="54" stroke-linecap="round"/>
  <path d="M440 360C440 180 770 180 780 360" fill="none" stroke="#2f9580" stroke-width="46" stroke-linecap="round"/>
  <path d="M420 760L150 380" stroke="url(#pipe)" stroke-width="70" stroke-linecap="round"/>
  <path d="M52 392L236 268 268 330Q270 350 250 362L120 452Q98 462 84 446z" fill="url(#rose)"/>
  <path d="M392 350H828L856 850Q858 920 790 920H430Q362 920 364 850z" fill="url(#can)"/>
  <ellipse cx="610" cy="352" rx="222" ry="52" fill="#1f6f66"/><ellipse cx="610" cy="346" rx="222" ry="50" fill="none" stroke="#a8efd8" stroke-width="20"/>
  <path d="M450 450L432 830" stroke="#fff" stroke-opacity=".45" stroke-width="26" stroke-linecap="round"/>
  ${rect(370, 840, 484, 70, 36, '#123f3f', 'opacity=".4" filter="url(#soft)"')}${rect(372, 590, 478, 22, 11, '#1f6f66', 'opacity=".5"')}`;
