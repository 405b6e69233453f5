import { ball, circle, linear, rect, soft } from './shapes.ts';

/** A coffee machine with a cup under its spout. */
export const coffeeMachine = `<defs>${soft}${linear('case', ['#6a5f7c', '#3f3450', '#241b33'])}${linear('steel', ['#ffffff', '#d9d2e3', '#9d92af'], [0, 0, 0, 1])}${linear('cup', ['#ffffff', '#e6dff0', '#b6aac8'])}${linear('beans', ['#a9745a', '#6b4032', '#452621'])}</defs>
  <path d="M250 60H774L740 190H284z" fill="#bfe3f2" opacity=".75"/><path d="M270 110H754L738 190H286z" fill="url(#beans)"/>${rect(230, 40, 564, 36, 18, '#4b3d5c')}
  ${rect(150, 180, 724, 250, 60, 'url(#case)')}${rect(150, 220, 250, 660, 50, 'url(#case)')}${rect(624, 220, 250, 660, 50, 'url(#case)')}${rect(380, 400, 264, 440, 0, '#1b1427')}
  ${rect(190, 204, 640, 18, 9, '#fff', 'opacity=".25"')}${rect(240, 262, 220, 110, 28, '#1f3344')}${rect(262, 284, 110, 20, 10, '#67d4e8')}${rect(262, 318, 70, 20, 10, '#67d4e8', 'opacity=".6"')}
  ${circle(600, 318, 40, 'url(#steel)')}${circle(720, 318, 40, 'url(#steel)')}${rect(416, 420, 192, 70, 26, 'url(#steel)')}${rect(450, 480, 36, 50, 14, '#9d92af')}${rect(538, 480, 36, 50, 14, '#9d92af')}
  <path d="M466 530V650M556 530V650" stroke="#6b4032" stroke-width="14" stroke-linecap="round"/>
  <path d="M618 690C700 680 700 790 606 786" fill="none" stroke="#e6dff0" stroke-width="26"/><path d="M402 640H622L604 800Q600 830 570 830H454Q424 830 420 800z" fill="url(#cup)"/><ellipse cx="512" cy="642" rx="110" ry="22" fill="#5b3428"/>
  ${rect(120, 830, 784, 110, 44, 'url(#steel)')}${rect(360, 838, 304, 20, 10, '#4b3d5c')}${rect(140, 900, 744, 40, 20, '#6f6482', 'opacity=".5" filter="url(#soft)"')}`;

/** A robot vacuum cleaner, seen from the front and a little from above. */
export const robotVacuum = `<defs>${soft}${linear('side', ['#cfc6db', '#f4f1f8', '#b5aac6', '#7d7190'], [0, 0, 1, 0])}${ball('top', ['#ffffff', '#e9e4f0', '#b8adc9'])}${ball('eye', ['#5d5270', '#2c2438', '#171122'])}</defs>
  ${rect(170, 690, 120, 70, 30, '#3d3050')}${rect(734, 690, 120, 70, 30, '#3d3050')}
  <path d="M40 480V610Q60 740 512 750 964 740 984 610V480z" fill="url(#side)"/><path d="M70 610Q120 700 512 706T954 610" fill="none" stroke="#4b3d5c" stroke-width="26" opacity=".55"/>
  <ellipse cx="512" cy="476" rx="472" ry="206" fill="url(#top)"/><ellipse cx="512" cy="476" rx="430" ry="180" fill="none" stroke="#a99dba" stroke-opacity=".6" stroke-width="8"/>
  <path d="M372 400V450Q380 500 512 504 644 500 652 450V400z" fill="#b5aac6"/><ellipse cx="512" cy="402" rx="140" ry="54" fill="url(#eye)"/><ellipse cx="512" cy="398" rx="104" ry="36" fill="none" stroke="#67d4e8" stroke-width="10" opacity=".8"/>
  <ellipse cx="512" cy="582" rx="40" ry="16" fill="#63d0a4"/>`;

/** A petrol lawn mower with its handle. */
export const lawnMower = `<defs>${soft}${linear('deck', ['#f2795a', '#d8413f', '#8f2a3c'])}${linear('motor', ['#6a5f7c', '#3f3450', '#241b33'])}${ball('tyre', ['#6c6080', '#3a2f4c', '#231a33'])}${ball('hub', ['#ffe6a8', '#f4b447', '#b8752c'])}${linear('bag', ['#7fbf8e', '#3f8a5e', '#235f47'])}</defs>
  <path d="M690 620L930 190Q944 160 990 168" fill="none" stroke="#3d3050" stroke-width="36" stroke-linecap="round" stroke-linejoin="round"/><path d="M905 232L938 176Q950 160 990 168" fill="none" stroke="#d8413f" stroke-width="40" stroke-linecap="round"/>
  <path d="M650 500H880Q930 500 930 560V720Q930 760 880 760H650z" fill="url(#bag)"/><path d="M700 540H860" stroke="#fff" stroke-opacity=".35" stroke-width="16" stroke-linecap="round"/>
  ${rect(230, 380, 330, 200, 60, 'url(#motor)')}${rect(280, 320, 210, 90, 40, '#4b3d5c')}${rect(262, 410, 250, 20, 10, '#fff', 'opacity=".25"')}${[470, 504, 538].map((y) => rect(270, y, 240, 14, 7, '#8d80a2', 'opacity=".7"')).join('')}
  <path d="M110 760Q100 560 240 560H640Q740 560 750 660V800H140Q110 800 110 760z" fill="url(#deck)"/><path d="M190 620Q220 590 270 590H560" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="22" stroke-linecap="round"/>
  ${rect(120, 756, 630, 50, 24, '#5a1a2c', 'opacity=".5" filter="url(#soft)"')}
  ${circle(220, 800, 110, 'url(#tyre)')}${circle(220, 800, 56, 'url(#hub)')}${circle(690, 770, 140, 'url(#tyre)')}${circle(690, 770, 74, 'url(#hub)')}`;

/** A sewing machine. */
export const sewingMachine = `<defs>${soft}${linear('case', ['#ffffff', '#e9e3f0', '#b8adc9'])}${linear('base', ['#f4c9d0', '#e39aa8', '#b5667c'])}${ball('wheel', ['#fbd9de', '#e08a9a', '#a4556c'])}${ball('spool', ['#8fb7f2', '#4a80d6', '#2f549f'])}</defs>
  ${rect(430, 60, 16, 90, 8, '#7d7190')}${rect(392, 86, 92, 110, 24, 'url(#spool)')}${rect(384, 78, 108, 20, 10, '#f2d3a4')}${rect(384, 184, 108, 20, 10, '#d9ad78')}
  <path d="M470 110Q300 130 216 220" fill="none" stroke="#4a80d6" stroke-width="7"/>
  ${rect(870, 300, 100, 200, 44, 'url(#wheel)')}<path d="M110 280Q110 200 190 200H830Q900 200 900 280V800H650V500Q650 470 620 470H350V560Q350 600 310 600H150Q110 600 110 560z" fill="url(#case)"/>
  <path d="M160 260Q170 236 200 236H780" fill="none" stroke="#fff" stroke-width="22" stroke-linecap="round" opacity=".9"/>${rect(400, 470, 250, 30, 0, '#8d7fa6', 'opacity=".4" filter="url(#soft)"')}
  ${rect(690, 320, 160, 110, 26, '#39304f')}${rect(712, 344, 80, 22, 11, '#67d4e8')}${circle(746, 540, 46, 'url(#wheel)')}${circle(746, 670, 46, 'url(#wheel)')}${rect(160, 320, 130, 26, 13, '#d9d2e3')}${rect(160, 370, 130, 26, 13, '#d9d2e3')}
  ${rect(200, 596, 60, 90, 18, '#a99dba')}${rect(222, 680, 16, 110, 8, '#7d7190')}${rect(170, 760, 120, 22, 11, '#8d80a2')}
  ${rect(50, 790, 924, 140, 50, 'url(#base)')}${rect(90, 806, 560, 18, 9, '#fff', 'opacity=".5"')}${rect(70, 890, 884, 40, 20, '#6f2f47', 'opacity=".4" filter="url(#soft)"')}`;
