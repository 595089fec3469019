// Dancers from above.
import {
  ROUND_CAP,
  SUN,
  circ,
  cloth,
  palette,
  group,
  line,
  path,
  rect,
  round,
  scene,
  skin,
  stitched,
  svg,
} from '../lib.mjs';

const turn = (x, y, deg, ...parts) => group(`translate(${x} ${y})rotate(${deg})`, parts);
/** Hair from above, the origin is the crown. `rows`, `bun`, `puffs` or `short`. */
function crown(tone, hair, r = 34) {
  const k = r / 34;
  const g = (...p) => group(`scale(${Math.round(k * 100) / 100})`, p);
  const partings = [-54, -27, 0, 27, 54]
    .map((a) => {
      const x = a * 0.46;
      return `M${x} -31C${a * 0.62} -8 ${a * 0.62} 10 ${x * 0.5} 31`;
    })
    .join('');
  if (hair === 'bun')
    return g(
      circ(0, 0, 34, palette.hair),
      line(
        'M-24 -24Q-8 -14 0 -6M24 -24Q8 -14 0 -6M-32 8Q-14 8 0 4M32 8Q14 8 0 4M0 34V12',
        tone,
        2.6,
        ' opacity=".7"',
      ),
      circ(0, 4, 17, '#2C1F1A'),
    );
  if (hair === 'puffs')
    return g(
      circ(-30, 6, 22, '#2C1F1A'),
      circ(30, 6, 22, '#2C1F1A'),
      circ(0, 0, 32, palette.hair),
      line('M0 -32V32', tone, 3, ' opacity=".8"'),
    );
  if (hair === 'short')
    return g(
      circ(0, 0, 34, palette.hair),
      line('M-20 -20Q0 -30 20 -20M-26 0Q0 -12 26 0', tone, 2, ' opacity=".4"'),
    );
  return g(circ(0, 0, 34, palette.hair), line(partings, tone, 2.8, ' opacity=".75"'));
}

/** A dancer from above: her skirt is the round, flung open by the turn. */
const dancer = (x, y, r, deg, dyes, top, tone, hair, kind) =>
  turn(
    x,
    y,
    deg,
    circ(10, 16, r * 1.02, '#7C0E38'),
    round(0, 0, r, dyes, kind),
    line(
      `M${-r * 0.16} 0C${-r * 0.5} ${-r * 0.1} ${-r * 0.8} ${r * 0.1} ${-r * 1.02} ${r * 0.42}M${r * 0.16} 0C${r * 0.5} ${r * 0.1} ${r * 0.8} ${-r * 0.1} ${r * 1.02} ${-r * 0.42}`,
      tone,
      r * 0.12,
      ROUND_CAP,
    ),
    line(
      `M${-r * 0.94} ${r * 0.22}l${-r * 0.06} ${r * 0.1}M${r * 0.94} ${-r * 0.22}l${r * 0.06} ${-r * 0.1}`,
      palette.maize,
      r * 0.15,
    ),
    path(
      `M${-r * 0.32} ${-r * 0.1}Q0 ${-r * 0.24} ${r * 0.32} ${-r * 0.06}Q${r * 0.34} ${r * 0.12} 0 ${r * 0.2}Q${-r * 0.34} ${r * 0.14} ${-r * 0.32} ${-r * 0.1}Z`,
      top,
    ),
    crown(tone, hair, r * 0.17),
  );

/** Three dancers turn, seen from the gallery above: three skirts, three rounds. */
export const dance = () =>
  scene(
    [cloth('floor', 'arts', '#B41D55', palette.boug, 22)],
    rect(0, 0, 1200, 800, 'url(#floor)'),
    stitched(
      'M-20 690C180 780 380 690 560 610M1220 130C1040 20 860 90 740 160M150 150C260 60 420 60 500 130',
      palette.pink,
      8,
      22,
      14,
    ),
    dancer(
      300,
      330,
      190,
      -24,
      { base: palette.tea, fg: palette.maize, alt: palette.sprout },
      palette.lake,
      skin.warm,
      'puffs',
      'small',
    ),
    dancer(
      900,
      300,
      176,
      34,
      { base: palette.lake, fg: palette.white, alt: palette.sky },
      palette.murram,
      skin.dark,
      'bun',
      'ai',
    ),
    dancer(620, 520, 240, 8, SUN, palette.tea, skin.brown, 'rows', 'abundance'),
  );

/** Five dancers turn on a wide floor, seen from above. */
export const danceWide = () =>
  svg(
    1800,
    560,
    '<defs>',
    cloth('floor', 'arts', '#B41D55', palette.boug, 22),
    '</defs>',
    rect(0, 0, 1800, 560, 'url(#floor)'),
    stitched(
      'M-20 470C200 560 420 500 600 420M1820 90C1600 20 1420 60 1240 130M120 90C260 20 460 20 560 70M1220 500C1400 560 1600 520 1720 440',
      palette.pink,
      8,
      22,
      14,
    ),
    dancer(
      250,
      290,
      148,
      20,
      { base: palette.lake, fg: palette.white, alt: palette.sky },
      palette.murram,
      skin.dark,
      'bun',
      'ai',
    ),
    dancer(
      570,
      262,
      166,
      -24,
      { base: palette.tea, fg: palette.maize, alt: palette.sprout },
      palette.lake,
      skin.warm,
      'puffs',
      'small',
    ),
    dancer(920, 292, 196, 8, SUN, palette.tea, skin.brown, 'rows', 'abundance'),
    dancer(
      1280,
      256,
      162,
      38,
      { base: palette.night, fg: palette.pink, alt: palette.maize },
      palette.maize,
      skin.dark,
      'short',
      'small',
    ),
    dancer(
      1580,
      304,
      140,
      -14,
      { base: palette.murram, fg: palette.sun, alt: palette.paper },
      palette.tea,
      skin.warm,
      'rows',
      'stem',
    ),
  );
