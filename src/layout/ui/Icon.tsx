import { useContext } from 'react';
import { iconId } from './icon-id.ts';
import { IconNames } from './icon-names.ts';

type IconProps = { name: string; className?: string | undefined };

/** Arrows along the line, which styles mirror in text from right to left, also where the build draws them in place. */
const isHorizontal = /-(?:left|right)\b|^(?:forward|redo|reply|undo|log-(?:in|out))\b/;

/**
 * An icon from the page's sprite. It is decoration: text beside it says the same. The sprite contains what the build
 * has rendered, so an island must render an icon from the start, hidden, even if it shows it only later.
 */
export function Icon({ name, className }: IconProps) {
  useContext(IconNames)?.add(name);
  const classNames = [isHorizontal.test(name) ? 'i ih' : 'i', className].filter(Boolean).join(' ');
  return (
    <svg className={classNames} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
