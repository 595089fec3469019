import { tilePath } from '../../site/index.ts';

/** 404 in stitches; the last figure has a dropped one. */
const rows = [
  '.##...##...#####...##...##.',
  '.##...##..##...##..##...##.',
  '.##...##..##...##..##...##.',
  '.##...##..##...##..##...##.',
  '.#######..##...##..#######.',
  '......##..##...##.......##.',
  '......##..##...##.......#..',
  '......##..##...##........#.',
  '......##...#####...........',
];

/** The loose thread of the dropped stitch. */
const thread =
  'M196 57c7 4-6 10 2 15s14-2 9-8-14 4-10 13-10 10-30 10-32-7-58-6-34 10-59 8-32-5-49-2';

const { width, height, path } = tilePath(rows);

/** The number 404 as a knitted pattern with a dropped stitch: decoration only. */
export function FrayedNumber({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height + 26}`}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label="404"
      fill="currentColor"
    >
      <path d={path} />
      <path d={thread} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
