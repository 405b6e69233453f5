import { ball, circle, linear, rect, soft } from './shapes.ts';

/** A front loader with water in it. */
export const washingMachine = `<defs>${soft}${linear('body', ['#fbf9fd', '#e9e4f0', '#cbc2d8'])}${linear('panel', ['#f1edf6', '#dad3e4'], [0, 0, 0, 1])}
  ${linear('ring', ['#ffffff', '#d2cadd', '#9c91ae'])}${ball('glass', ['#8fb7e6', '#47548a', '#2a2343'])}${ball('knob', ['#ffffff', '#cfc6db', '#a397b5'])}
  <clipPath id="case"><rect x="142" y="70" width="740" height="860" rx="70"/></clipPath></defs>
  ${rect(190, 910, 110, 60, 22, '#4b3d5c')}${rect(724, 910, 110, 60, 22, '#3d3050')}
  ${rect(142, 70, 740, 860, 70, 'url(#body)')}
  <g clip-path="url(#case)">${rect(142, 70, 740, 170, 0, 'url(#panel)')}${rect(142, 236, 740, 8, 0, '#b9afc8')}
  ${rect(128, 100, 40, 800, 20, '#fff', 'opacity=".8" filter="url(#soft)"')}${rect(860, 120, 40, 800, 20, '#8d7fa6', 'opacity=".55" filter="url(#soft)"')}
  ${rect(142, 880, 740, 60, 0, '#8d7fa6', 'opacity=".45" filter="url(#soft)"')}</g>
  ${rect(196, 118, 210, 76, 24, '#fdfcfe')}${rect(196, 118, 210, 76, 24, '#b9afc8', 'opacity=".28"')}${rect(232, 148, 138, 16, 8, '#a99dba')}
  ${rect(470, 122, 150, 68, 20, '#39304f')}${rect(492, 142, 70, 28, 10, '#67d4e8')}
  ${circle(756, 156, 54, '#a99dba')}${circle(750, 150, 50, 'url(#knob)')}${rect(744, 106, 12, 40, 6, '#7d7190')}
  ${circle(518, 590, 276, '#8d7fa6', 'opacity=".5" filter="url(#soft)"')}${circle(512, 578, 266, 'url(#ring)')}${circle(512, 578, 204, '#3a2f4c')}${circle(512, 578, 190, 'url(#glass)')}
  <path d="M330 622C400 580 460 664 540 622S650 596 694 630A190 190 0 0 1 330 622z" fill="#63c7ee" opacity=".72"/>
  <path d="M384 500A150 150 0 0 1 470 430" fill="none" stroke="#fff" stroke-width="26" stroke-linecap="round" opacity=".75"/>${rect(756, 540, 34, 80, 16, '#8d80a2')}`;

/** A fridge with a freezer above. */
export const fridge = `<defs>${soft}${linear('body', ['#e9f6f1', '#b7ddd0', '#7fb3a4'])}${linear('upper', ['#f2fbf8', '#c3e5da', '#8fc2b3'])}${linear('grip', ['#ffffff', '#cfc8d8', '#8f849f'], [0, 0, 1, 0])}
  <clipPath id="case"><rect x="236" y="40" width="552" height="890" rx="70"/></clipPath></defs>
  ${rect(290, 900, 90, 70, 20, '#4b3d5c')}${rect(644, 900, 90, 70, 20, '#3d3050')}
  ${rect(236, 40, 552, 890, 70, 'url(#body)')}
  <g clip-path="url(#case)">${rect(236, 40, 552, 290, 0, 'url(#upper)')}${rect(236, 322, 552, 18, 0, '#5c8f82')}${rect(236, 340, 552, 10, 0, '#f3fbf8', 'opacity=".8"')}
  ${rect(222, 60, 40, 860, 20, '#fff', 'opacity=".85" filter="url(#soft)"')}${rect(768, 80, 40, 850, 20, '#3f7a73', 'opacity=".55" filter="url(#soft)"')}${rect(236, 886, 552, 60, 0, '#3f7a73', 'opacity=".5" filter="url(#soft)"')}
  ${rect(236, 26, 552, 30, 0, '#fff', 'opacity=".7" filter="url(#soft)"')}</g>
  ${rect(322, 146, 40, 128, 20, '#3f6a62', 'opacity=".4" filter="url(#soft)"')}${rect(306, 136, 36, 132, 18, 'url(#grip)')}
  ${rect(322, 420, 40, 240, 20, '#3f6a62', 'opacity=".4" filter="url(#soft)"')}${rect(306, 410, 36, 246, 18, 'url(#grip)')}
  ${rect(590, 120, 120, 40, 14, '#fff', 'opacity=".55"')}`;

/** A column radiator with its valve. */
export const radiator = `<defs>${soft}${linear('fin', ['#ffffff', '#e6e0ee', '#b3a8c4'], [0, 0, 1, 0])}${linear('shade', ['#ffffff', '#cfc6db', '#9d91b0'], [0, 0, 0, 1])}${linear('brass', ['#ffd98a', '#d99a3d', '#96602a'])}</defs>
  ${rect(24, 760, 120, 44, 20, 'url(#brass)')}${rect(40, 690, 84, 96, 26, 'url(#brass)')}${rect(30, 640, 104, 70, 24, '#f3eff8')}
  ${rect(110, 236, 840, 70, 34, 'url(#shade)')}${rect(110, 744, 840, 70, 34, 'url(#shade)')}
  ${Array.from({ length: 8 }, (_, index) => rect(140 + index * 98, 160, 84, 726, 42, 'url(#fin)') + rect(140 + index * 98, 780, 84, 106, 42, '#8d7fa6', 'opacity=".35" filter="url(#soft)"')).join('')}
  ${rect(180, 872, 60, 92, 18, '#8d80a2')}${rect(822, 872, 60, 92, 18, '#7a6d90')}`;

/** A chest of three drawers. */
export const drawers = `<defs>${soft}${linear('case', ['#eab584', '#cf8f5b', '#9c5f3f'])}${linear('front', ['#f7cfa2', '#e2a671', '#c08254'])}${ball('knob', ['#fff3d8', '#eebb62', '#a3682c'])}
  <clipPath id="box"><rect x="96" y="150" width="832" height="700" rx="48"/></clipPath></defs>
  <path d="M190 830h96l-22 134h-52z" fill="#8a5238"/><path d="M738 830h96l-22 134h-52z" fill="#744230"/>
  ${rect(96, 150, 832, 700, 48, 'url(#case)')}<g clip-path="url(#box)">${rect(96, 812, 832, 60, 0, '#6f3d2c', 'opacity=".5" filter="url(#soft)"')}${rect(904, 170, 44, 680, 0, '#6f3d2c', 'opacity=".5" filter="url(#soft)"')}</g>
  ${rect(66, 110, 892, 76, 36, '#f2c595')}${rect(66, 150, 892, 36, 18, '#c98f60')}
  ${[222, 432, 642].map((y) => rect(150, y + 8, 724, 178, 30, '#7d4a35', 'opacity=".55"') + rect(150, y, 724, 172, 30, 'url(#front)') + rect(176, y + 14, 672, 14, 7, '#fff', 'opacity=".35"') + [330, 694].map((x) => circle(x + 6, y + 98, 32, '#7d4a35', 'opacity=".5"') + circle(x, y + 88, 30, 'url(#knob)')).join('')).join('')}`;
