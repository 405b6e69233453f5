import { ball, circle, linear, rect } from './shapes.ts';

/** A tablet in landscape with a row of tiles on its screen. */
export const tablet = `<defs>${linear('frame', ['#5a4f6d', '#2f2640', '#1c1529'])}${linear('screen', ['#8fd4f5', '#5a8fe0', '#5a4bb0'])}${linear('tile', ['#ffffff', '#e9dff2'])}</defs>
  ${rect(20, 170, 984, 684, 70, 'url(#frame)')}${rect(34, 182, 956, 20, 10, '#fff', 'opacity=".25"')}${rect(90, 236, 844, 552, 26, 'url(#screen)')}
  <path d="M90 620Q300 470 500 600T934 520V762a26 26 0 0 1-26 26H116a26 26 0 0 1-26-26z" fill="#3b2f7d" opacity=".45"/>
  ${['#ffd06a', '#f2795a', '#63d0a4', '#f4f0fa', '#b99af0'].map((color, index) => rect(160 + index * 148, 640, 112, 112, 30, color)).join('')}
  ${rect(160, 296, 300, 40, 20, 'url(#tile)')}${rect(160, 360, 190, 26, 13, 'url(#tile)', 'opacity=".7"')}${circle(962, 512, 14, '#7d7190')}
  <path d="M640 236H860L620 560H420z" fill="#fff" opacity=".12"/>`;

/** A wireless router with three aerials. */
export const router = `<defs>${linear('case', ['#6a5f7c', '#3f3450', '#241b33'])}${linear('aerial', ['#6a5f7c', '#3a2f4c', '#241b33'], [0, 0, 1, 0])}</defs>
  ${rect(150, 170, 46, 480, 22, 'url(#aerial)', 'transform="rotate(-8 170 640)"')}${rect(489, 130, 46, 520, 22, 'url(#aerial)')}${rect(828, 170, 46, 480, 22, 'url(#aerial)', 'transform="rotate(8 854 640)"')}
  ${rect(130, 590, 86, 60, 20, '#2c2438')}${rect(469, 590, 86, 60, 20, '#2c2438')}${rect(808, 590, 86, 60, 20, '#2c2438')}
  <path d="M120 630H904Q950 630 960 680L984 800Q992 860 930 860H94Q32 860 40 800L64 680Q74 630 120 630z" fill="url(#case)"/>${rect(110, 650, 800, 16, 8, '#fff', 'opacity=".25"')}
  ${[0, 1, 2, 3, 4].map((index) => circle(190 + index * 70, 760, 15, index === 3 ? '#f4b447' : '#63d0a4')).join('')}${rect(640, 740, 240, 40, 20, '#1b1427')}${rect(180, 850, 120, 34, 16, '#1b1427')}${rect(724, 850, 120, 34, 16, '#1b1427')}`;

/** A loudspeaker box with two cones. */
export const speaker = `<defs>${linear('box', ['#c98f60', '#9c6340', '#6b3f2c'])}${linear('baffle', ['#4d4560', '#2e2640', '#1b1427'])}${ball('cone', ['#8f84a4', '#4b3f5e', '#241b33'])}${ball('dome', ['#d9d2e3', '#8d80a2', '#4b3f5e'])}</defs>
  ${rect(300, 920, 90, 50, 18, '#2c2438')}${rect(634, 920, 90, 50, 18, '#2c2438')}${rect(222, 40, 580, 890, 60, 'url(#box)')}${rect(250, 54, 524, 14, 7, '#fff', 'opacity=".35"')}${rect(270, 90, 484, 790, 40, 'url(#baffle)')}
  ${circle(512, 260, 126, '#6f6482')}${circle(512, 260, 112, 'url(#cone)')}${circle(512, 260, 46, 'url(#dome)')}
  ${circle(512, 620, 216, '#6f6482')}${circle(512, 620, 196, '#1b1427')}${circle(512, 620, 172, 'url(#cone)')}${circle(512, 620, 74, 'url(#dome)')}
  ${[312, 712].flatMap((x) => [130, 840].map((y) => circle(x, y, 12, '#8d80a2'))).join('')}`;
