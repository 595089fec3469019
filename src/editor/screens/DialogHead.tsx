import type { ReactNode } from 'react';
import { words } from '../words/words.ts';
import { CloseButton } from './CloseButton.tsx';

type DialogHeadProps = {
  /** The id of the title, which names the dialog. */
  id: string;
  title: string;
  /** What stands below the title. */
  children: ReactNode;
  close: () => void;
};

/** The head of a dialog: its title, what it is about, and the button that closes it. */
export function DialogHead({ id, title, children, close }: DialogHeadProps) {
  return (
    <header className="dialog-head">
      <div>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      <CloseButton label={words.choose.close} close={close} />
    </header>
  );
}
