import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './Popup.module.css';

type PopupProps = {
  /** The name of the button, where its content is an icon. */
  label?: string;
  className: string;
  /** Shown in the button. */
  button: ReactNode;
  children: ReactNode;
};

/**
 * A button that opens a group of links and buttons, or an explanation: below it, and on a phone from the bottom of the
 * window. Choosing something in it, a click beside it and Escape close it.
 */
export function Popup({ label, className, button, children }: PopupProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => {
      // A dialog that is opened from here returns the focus to the button.
      if (sheet.current?.contains(document.activeElement)) opener.current?.focus();
      setIsOpen(false);
    };
    const press = ({ key }: KeyboardEvent) => void (key === 'Escape' && close());
    const click = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || opener.current?.contains(target)) return;
      const isInside = sheet.current?.contains(target) === true;
      const isChosen = target.closest('a, button') && !target.closest('.field');
      if (!isInside || isChosen) close();
    };
    document.addEventListener('keydown', press);
    document.addEventListener('click', click);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('click', click);
    };
  }, [isOpen]);
  return (
    <div className={styles.popup}>
      <button
        ref={opener}
        id={id}
        className={className}
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <>
          <div className={styles.beside} />
          <div ref={sheet} className={styles.sheet} role="group" aria-labelledby={id}>
            {children}
          </div>
        </>
      )}
    </div>
  );
}
