import { circle, linear, rect } from './shapes.ts';

/** A tablet in landscape with a row of tiles on its screen. */
export const tablet = `<defs>${linear('frame', ['#5a4f6d', '#2f2640', '#1c1529'])}${linear('screen', ['#8fd4f5', '#5a8fe0', '#5a4bb0'])}${linear('tile', ['#ffffff', '#e9dff2'])}</defs>
  ${rect(20, 170, 984, 684, 70, 'url(#frame)')}${rect(34, 182, 956, 20, 10, '#fff', 'opacity=".25"')}${rect(90, 236, 844, 552, 26, 'url(#screen)')}
  <path d="M90 620Q300 470 500 600T934 520V762a26 26 0 0 1-26 26H116a26 26 0 0 1-26-26z" fill="#3b2f7d" opacity=".45"/>
  ${['#ffd06a', '#f2795a', '#63d0a4', '#f4f0fa', '#b99af0'].map((color, index) => rect(160 + index * 148, 640, 112, 112, 30, color)).join('')}
  ${rect(160, 296, 300, 40, 20, 'url(#tile)')}${rect(160, 360, 190, 26, 13, 'url(#tile)', 'opacity=".7"')}${circle(962, 512, 14, '#7d7190')}
  <path d="M640 236H860L620 560H420z" fill="#fff" opacity=".12"/>`;
