import { around, ball, circle, linear, rect, soft } from './shapes.ts';

/** A dumbbell with two plates a side. */
export const dumbbell = `<defs>${soft}${linear('bar', ['#f5f2f9', '#bdb4ca', '#7f7492'], [0, 0, 0, 1])}${linear('plate', ['#7c8fe0', '#5561b8', '#372d72'], [0, 0, 0, 1])}${linear('collar', ['#8f86a4', '#564a6b', '#30263f'], [0, 0, 0, 1])}</defs>
  ${rect(20, 470, 984, 84, 36, 'url(#bar)')}
  ${rect(330, 450, 364, 124, 50, 'url(#collar)')}${Array.from({ length: 9 }, (_, index) => rect(364 + index * 34, 450, 8, 124, 4, '#1f1730', 'opacity=".45"')).join('')}
  ${[
    { x: 86, y: 360, width: 96, height: 304 },
    { x: 192, y: 262, width: 118, height: 500 },
    { x: 842, y: 360, width: 96, height: 304 },
    { x: 714, y: 262, width: 118, height: 500 },
  ]
    .map(
      ({ x, y, width, height }) =>
        rect(x, y, width, height, 40, 'url(#plate)') +
        rect(x + 18, y + 26, 16, height - 120, 8, '#fff', 'opacity=".4"') +
        rect(x + 8, y + height - 70, width - 16, 50, 24, '#1f1730', 'opacity=".35" filter="url(#soft)"'),
    )
    .join('')}
  ${rect(20, 462, 60, 100, 28, 'url(#collar)')}${rect(944, 462, 60, 100, 28, 'url(#collar)')}`;

/** A long-playing record half out of its sleeve. */
export const record = `<defs>${soft}${linear('sleeve', ['#ffcf7a', '#f2934c', '#c9523f'])}${linear('vinyl', ['#4d4560', '#2a2338', '#171122'])}${linear('gleam', ['#ffffff00', '#ffffff66', '#ffffff00'])}${ball('label', ['#ffe6a8', '#f4b447', '#d07c2c'])}</defs>
  ${rect(40, 130, 720, 764, 40, 'url(#sleeve)')}${circle(300, 400, 170, '#ffe9b8', 'opacity=".85"')}<path d="M40 700L330 470 520 640 640 540 760 650V854a40 40 0 0 1-40 40H80a40 40 0 0 1-40-40z" fill="#8c3b4d" opacity=".75"/>
  ${circle(676, 530, 336, '#3a1420', 'opacity=".45" filter="url(#soft)"')}${circle(660, 512, 330, 'url(#vinyl)')}
  ${[290, 256, 222, 188, 154].map((r) => circle(660, 512, r, 'none', 'stroke="#5b526f" stroke-width="5" opacity=".8"')).join('')}
  <path d="M660 512L420 292A326 326 0 0 1 560 198z" fill="#fff" opacity=".14"/><path d="M660 512L900 732A326 326 0 0 1 760 826z" fill="#fff" opacity=".12"/>
  ${circle(660, 512, 116, 'url(#label)')}${circle(660, 512, 20, '#fdf6e6')}`;

/** A pram with its hood up. */
export const pram = `<defs>${soft}${linear('hood', ['#7fb7ee', '#4a80d6', '#3456a8'])}${linear('tub', ['#6aa2ea', '#3f6fcb', '#2b4793'])}${linear('rim', ['#ffffff', '#d9d2e4', '#9f94b1'], [0, 0, 0, 1])}${ball('tyre', ['#6c6080', '#3a2f4c', '#231a33'])}${ball('hub', ['#ffffff', '#d9d2e4', '#a397b5'])}
  <clipPath id="cut"><path d="M150 430A390 390 0 0 1 540 60V430z"/></clipPath></defs>
  <path d="M250 690L420 830M770 690L600 830M330 830H720" stroke="#9c91ae" stroke-width="30" stroke-linecap="round" fill="none"/>
  <path d="M830 470C900 430 930 360 968 268" stroke="#c9c0d6" stroke-width="30" stroke-linecap="round" fill="none"/>${rect(908, 216, 104, 54, 26, '#4b3d5c', 'transform="rotate(18 960 240)"')}
  <path d="M120 450H860C850 610 760 730 600 730H380C230 730 130 610 120 450z" fill="url(#tub)"/><path d="M150 600C200 700 290 730 380 730H600C700 730 780 680 824 600C760 660 700 680 600 680H380C290 680 210 660 150 600z" fill="#20346f" opacity=".4" filter="url(#soft)"/>
  <path d="M150 430A390 390 0 0 1 540 60V430z" fill="url(#hood)"/>
  <g clip-path="url(#cut)" fill="none" stroke="#2b4793" stroke-opacity=".45" stroke-width="12"><path d="M540 430L240 170M540 430L390 80M540 430L160 300"/></g>
  <path d="M190 400A350 350 0 0 1 440 96" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="22" stroke-linecap="round"/>
  ${rect(104, 416, 772, 56, 28, 'url(#rim)')}
  ${[290, 710].map((x) => circle(x, 850, 118, 'url(#tyre)') + circle(x, 850, 82, '#efeaf5') + circle(x, 850, 82, '#8d7fa6', 'opacity=".25"') + Array.from({ length: 6 }, (_, index) => `<path d="M${x} 850v-80" stroke="#a99dba" stroke-width="8" transform="rotate(${index * 60} ${x} 850)"/>`).join('') + circle(x, 850, 30, 'url(#hub)')).join('')}`;

/** A cordless drill. */
export const drill = `<defs>${soft}${linear('case', ['#ffd06a', '#f29a3c', '#c2622c'])}${linear('grip', ['#6b6080', '#42364f', '#2a2036'])}${linear('steel', ['#fbfafd', '#bfb6cc', '#7a6f8d'], [0, 0, 0, 1])}${linear('pack', ['#5a4f6d', '#3a2f4c', '#241a33'])}</defs>
  ${rect(10, 318, 190, 26, 12, 'url(#steel)')}<path d="M170 270L290 226V436L170 392z" fill="url(#steel)"/>${rect(270, 206, 70, 250, 28, 'url(#grip)')}
  <path d="M600 440L820 440 880 810 690 810z" fill="url(#grip)"/>
  <path d="M640 540L700 800" stroke="#8d80a2" stroke-opacity=".5" stroke-width="18" stroke-linecap="round"/>
  ${rect(320, 170, 640, 320, 110, 'url(#case)')}${rect(380, 196, 460, 34, 17, '#fff', 'opacity=".45"')}<path d="M330 430C420 500 860 500 950 430 930 476 900 490 850 490H430C380 490 346 470 330 430z" fill="#8a3c22" opacity=".5" filter="url(#soft)"/>
  ${rect(800, 240, 120, 16, 8, '#8a3c22', 'opacity=".6"')}${rect(800, 284, 120, 16, 8, '#8a3c22', 'opacity=".6"')}${rect(800, 328, 120, 16, 8, '#8a3c22', 'opacity=".6"')}
  <path d="M566 480H640L656 600H596C576 600 556 560 566 480z" fill="#d8413f"/>
  ${rect(600, 790, 370, 160, 44, 'url(#pack)')}${rect(636, 818, 170, 22, 11, '#fff', 'opacity=".22"')}${rect(600, 796, 370, 30, 15, '#f29a3c')}`;

/** A tyre with deep tread on a light-alloy rim. */
export const tyre = `<defs>${soft}${ball('rubber', ['#6a6078', '#3a3148', '#1f182b'])}${linear('rim', ['#ffffff', '#d3ccde', '#8e839f'])}${ball('cap', ['#ffffff', '#cfc7da', '#8e839f'])}</defs>
  ${around(36, rect(490, 18, 44, 70, 12, '#2c2438'))}${circle(512, 512, 470, 'url(#rubber)')}
  ${circle(512, 512, 404, 'none', 'stroke="#fff" stroke-opacity=".1" stroke-width="10"')}<path d="M180 400A350 350 0 0 1 420 160" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="30" stroke-linecap="round" filter="url(#soft)"/>
  ${circle(512, 512, 304, '#17111f')}${circle(512, 512, 290, 'url(#rim)')}${circle(512, 512, 244, '#2c2438')}
  ${around(5, '<path d="M462 500L430 250Q512 226 594 250L562 500z" fill="url(#rim)"/><path d="M540 480L566 262" stroke="#6f6482" stroke-opacity=".5" stroke-width="14"/>')}
  ${circle(512, 512, 88, 'url(#cap)')}${circle(512, 512, 40, '#7a6f8d')}${around(5, circle(512, 452, 11, '#5d5270'))}`;
