import { linear, rect, soft } from './shapes.ts';

/** A knitted pullover laid flat. */
export const pullover = `<defs>${soft}${linear('wool', ['#f3e3cf', '#dfc4a3', '#b8946f'])}${linear('sleeve', ['#ecd8bf', '#cfae88', '#a58061'])}${linear('band', ['#d8414f', '#a82c48'])}
  <clipPath id="body"><path d="M330 190H694L760 330 742 900Q740 930 700 930H324Q284 930 282 900L264 330z"/></clipPath></defs>
  <path d="M330 190Q250 210 214 300L70 700Q62 740 96 756L190 790Q222 798 236 764L330 520z" fill="url(#sleeve)"/><path d="M694 190Q774 210 810 300L954 700Q962 740 928 756L834 790Q802 798 788 764L694 520z" fill="url(#sleeve)"/>
  <path d="M78 690L230 746 222 790Q210 806 184 798L86 764Q60 750 68 716z" fill="#c9a47c"/><path d="M946 690L794 746 802 790Q814 806 840 798L938 764Q964 750 956 716z" fill="#b38d68"/>
  <path d="M330 190H694L760 330 742 900Q740 930 700 930H324Q284 930 282 900L264 330z" fill="url(#wool)"/>
  <g clip-path="url(#body)">${rect(240, 470, 544, 150, 0, 'url(#band)')}${rect(240, 470, 544, 14, 0, '#fff', 'opacity=".8"')}${rect(240, 606, 544, 14, 0, '#fff', 'opacity=".8"')}
  ${Array.from({ length: 7 }, (_, index) => `<path d="M${298 + index * 72} 500l32 45-32 45-32-45z" fill="#fbf3e6"/>`).join('')}
  ${Array.from({ length: 15 }, (_, index) => rect(276 + index * 34, 846, 12, 90, 6, '#a58061', 'opacity=".5"')).join('')}${rect(720, 330, 60, 600, 0, '#6f4d36', 'opacity=".35" filter="url(#soft)"')}</g>
  <path d="M398 176Q512 150 626 176L604 250Q512 310 420 250z" fill="#a58061"/><path d="M398 176Q404 262 512 274T626 176" fill="none" stroke="#f3e3cf" stroke-width="36" stroke-linecap="round"/>`;

/** A woven rag rug, rolled at one end. */
export const rug = `<defs>${soft}${linear('roll', ['#f0d8b0', '#c9925f', '#8a5238'], [0, 0, 0, 1])}
  <clipPath id="weave"><path d="M220 380H900L990 800H60z"/></clipPath></defs>
  ${Array.from({ length: 23 }, (_, index) => rect(64 + index * 40, 790, 14, 60, 7, '#e6d2b0')).join('')}
  <g clip-path="url(#weave)">${['#c8474f', '#f0d8b0', '#2f7a6a', '#f0d8b0', '#e0a04c', '#f0d8b0', '#3d5fa0', '#f0d8b0', '#c8474f'].map((color, index) => rect(0, 380 + index * 47, 1024, 48, 0, color)).join('')}
  ${Array.from({ length: 12 }, (_, index) => `<path d="M${180 + index * 62} 380L${index * 92 - 10} 800" stroke="#5f3626" stroke-opacity=".1" stroke-width="16"/>`).join('')}</g>
  ${rect(220, 396, 680, 60, 0, '#5f3626', 'opacity=".35" filter="url(#soft)"')}
  ${rect(190, 230, 740, 180, 90, 'url(#roll)')}<ellipse cx="252" cy="320" rx="62" ry="90" fill="#e3bb86"/><ellipse cx="252" cy="320" rx="42" ry="64" fill="none" stroke="#a9693f" stroke-width="12"/><ellipse cx="252" cy="320" rx="18" ry="30" fill="none" stroke="#a9693f" stroke-width="12"/>
  ${rect(420, 236, 44, 168, 20, '#c8474f', 'opacity=".75"')}${rect(560, 236, 44, 168, 20, '#2f7a6a', 'opacity=".75"')}${rect(700, 236, 44, 168, 20, '#e0a04c', 'opacity=".75"')}`;
