import { ball, linear, rect, soft } from './shapes.ts';

/** A wooden table, seen a little from above. */
export const table = `<defs>${soft}${linear('top', ['#f7d3a6', '#e3aa74', '#c58656'])}${linear('edge', ['#d99c67', '#a9693f'], [0, 0, 1, 0])}${linear('leg', ['#e0a671', '#b5774b', '#854f35'], [0, 0, 1, 0])}</defs>
  <path d="M236 400h66l-10 330h-46z" fill="#8a5a3c"/><path d="M722 400h66l-10 330h-46z" fill="#7a4d35"/>
  <path d="M92 470h88l-12 430q-2 24-30 24t-30-24z" fill="url(#leg)"/><path d="M844 470h88l-16 430q-2 24-30 24t-30-24z" fill="url(#leg)"/>
  ${rect(120, 452, 784, 80, 12, '#a9693f')}${rect(120, 500, 784, 40, 20, '#5f3626', 'opacity=".45" filter="url(#soft)"')}
  <path d="M196 300Q206 284 226 284H798Q818 284 828 300L988 424Q996 440 976 446H48Q28 440 36 424z" fill="url(#top)"/>
  ${rect(32, 428, 960, 48, 24, 'url(#edge)')}${rect(60, 436, 904, 10, 5, '#fff', 'opacity=".28"')}
  <path d="M240 312H620M180 366H740" stroke="#fff" stroke-opacity=".3" stroke-width="14" stroke-linecap="round"/>`;

/** A wardrobe with two doors and a drawer. */
export const wardrobe = `<defs>${soft}${linear('case', ['#f4ead9', '#dccbb0', '#b39d80'])}${linear('door', ['#fbf4e8', '#eadcc6', '#cdb99b'])}${ball('knob', ['#ffe6b0', '#d99f4c', '#8f5f2c'])}
  <clipPath id="box"><rect x="172" y="50" width="680" height="870" rx="44"/></clipPath></defs>
  ${rect(210, 900, 110, 70, 20, '#8a6a4c')}${rect(704, 900, 110, 70, 20, '#75583f')}
  ${rect(172, 50, 680, 870, 44, 'url(#case)')}<g clip-path="url(#box)">${rect(830, 70, 40, 850, 0, '#7a6044', 'opacity=".5" filter="url(#soft)"')}${rect(172, 884, 680, 50, 0, '#7a6044', 'opacity=".5" filter="url(#soft)"')}</g>
  ${rect(146, 32, 732, 60, 28, '#fdf7ec')}${rect(146, 66, 732, 26, 13, '#c9b595')}
  ${[212, 520].map((x) => rect(x, 130, 292, 560, 24, '#a78f70') + rect(x, 124, 292, 556, 24, 'url(#door)') + rect(x + 44, 170, 204, 216, 18, '#000', 'opacity=".06"') + rect(x + 44, 420, 204, 216, 18, '#000', 'opacity=".06"') + rect(x + 20, 140, 252, 12, 6, '#fff', 'opacity=".6"')).join('')}
  ${rect(212, 716, 600, 150, 24, '#a78f70')}${rect(212, 710, 600, 146, 24, 'url(#door)')}
  ${[470, 554].map((x) => `<circle cx="${x}" cy="424" r="22" fill="#7a6044" opacity=".45"/><circle cx="${x - 4}" cy="418" r="21" fill="url(#knob)"/>`).join('')}
  ${[360, 664].map((x) => `<circle cx="${x}" cy="790" r="22" fill="#7a6044" opacity=".45"/><circle cx="${x - 4}" cy="784" r="21" fill="url(#knob)"/>`).join('')}`;
