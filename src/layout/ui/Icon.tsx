import { useContext } from 'react';
import { iconId } from './icon-id.ts';
import { IconNames } from './icon-names.ts';

type IconProps = { name: string; className?: string | undefined };

/**
 * An icon from the page's sprite. It is decoration: text beside it says the same. The sprite contains what the build
 * has rendered, so an island must render an icon from the start, hidden, even if it shows it only later.
 */
export function Icon({ name, className }: IconProps) {
  useContext(IconNames)?.add(name);
  return (
    <svg className={className ? `i ${className}` : 'i'} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  );
}
