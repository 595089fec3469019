import { useContext } from 'react';
import { iconId } from './element-ids.ts';
import { IconNames } from './icon-names.ts';

type IconProps = { name: string; className?: string | undefined };

/**
 * A line picture from the page's sprite. It is decoration: words beside it say the same. The sprite has what the build
 * has rendered, so an island renders from the start, hidden, a picture that it shows only later.
 */
export function Icon({ name, className }: IconProps) {
  useContext(IconNames)?.add(name);
  return (
    <svg className={className ? `i ${className}` : 'i'} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
