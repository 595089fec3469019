import type { ReactNode } from 'react';
import { useWords } from '../words/index.ts';
import { CloseButton } from './CloseButton.tsx';
import styles from './DialogHead.module.css';

type DialogHeadProps = {
  id: string;
  title: string;
  children: ReactNode;
  close: () => void;
};

export function DialogHead({ id, title, children, close }: DialogHeadProps) {
  const words = useWords();
  return (
    <header className={styles.head}>
      <div>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      <CloseButton label={words.choose.close} close={close} />
    </header>
  );
}
