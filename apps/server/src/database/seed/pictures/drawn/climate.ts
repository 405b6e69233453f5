import { circle, linear, rect, soft } from './shapes.ts';

/** The outdoor unit of a heat pump. */
export const heatPump = `<defs>${soft}${linear('case', ['#fbf9fd', '#e6e0ee', '#bfb5cd'])}${linear('grill', ['#574b6b', '#382d4a', '#231a33'])}
  <clipPath id="box"><rect x="50" y="190" width="924" height="660" rx="56"/></clipPath></defs>
  ${rect(130, 830, 150, 74, 20, '#4b3d5c')}${rect(744, 830, 150, 74, 20, '#3d3050')}
  ${rect(50, 190, 924, 660, 56, 'url(#case)')}<g clip-path="url(#box)">${rect(40, 220, 40, 600, 20, '#fff', 'opacity=".8" filter="url(#soft)"')}${rect(50, 806, 924, 60, 0, '#8d7fa6', 'opacity=".5" filter="url(#soft)"')}${rect(700, 190, 8, 660, 0, '#b9afc8')}</g>
  ${circle(378, 520, 278, '#cfc6db')}${circle(378, 520, 256, 'url(#grill)')}
  <g fill="#8d80a2">${[0, 120, 240].map((angle) => `<path d="M378 520C300 430 330 310 420 290 470 350 440 450 378 520z" transform="rotate(${angle} 378 520)"/>`).join('')}</g>
  <g fill="none" stroke="#d9d2e3" stroke-width="9" stroke-opacity=".8">${[70, 130, 190, 250].map((r) => `<circle cx="378" cy="520" r="${r}"/>`).join('')}</g>${circle(378, 520, 44, '#d9d2e3')}
  ${[290, 340, 390, 440].map((y) => rect(756, y, 160, 20, 10, '#b9afc8')).join('')}${rect(756, 690, 160, 90, 22, '#d9d2e3')}${circle(800, 735, 18, '#63d0a4')}`;

/** A hot-water tank with its gauge. */
export const boiler = `<defs>${soft}${linear('tank', ['#d9d2e3', '#ffffff', '#dcd5e6', '#a397b5'], [0, 0, 1, 0])}${linear('cold', ['#6fb0f0', '#2f6cc4'], [0, 0, 1, 0])}${linear('hot', ['#f2795a', '#b8313c'], [0, 0, 1, 0])}</defs>
  ${rect(410, 870, 44, 110, 18, 'url(#cold)')}${rect(570, 870, 44, 110, 18, 'url(#hot)')}${rect(398, 880, 68, 40, 16, '#d9a64a')}${rect(558, 880, 68, 40, 16, '#d9a64a')}
  <path d="M262 210Q262 60 512 60T762 210V740Q762 890 512 890T262 740z" fill="url(#tank)"/><path d="M262 210Q280 250 512 252T762 210" fill="none" stroke="#b5aac6" stroke-width="10"/><path d="M262 730Q280 770 512 772T762 730" fill="none" stroke="#b5aac6" stroke-width="10"/>
  ${rect(320, 240, 34, 470, 17, '#fff', 'opacity=".9" filter="url(#soft)"')}
  ${circle(512, 470, 92, '#b5aac6')}${circle(512, 466, 82, '#fbf9fd')}<path d="M460 506A64 64 0 1 1 564 506" fill="none" stroke="#63c7ee" stroke-width="14" stroke-linecap="round"/><path d="M542 420A64 64 0 0 1 564 506" fill="none" stroke="#f2795a" stroke-width="14" stroke-linecap="round"/><path d="M512 470L548 430" stroke="#3d3050" stroke-width="12" stroke-linecap="round"/>${circle(512, 470, 14, '#3d3050')}
  ${rect(440, 610, 144, 50, 20, '#39304f')}${rect(462, 625, 60, 20, 10, '#67d4e8')}`;
