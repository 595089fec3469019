import type { ReactNode } from 'react';
import { buttonClass } from './Button.tsx';
import { embedRights, embedSandbox } from './embed-rights.ts';
import styles from './EmbedOnTap.module.css';
import { Icon } from './Icon.tsx';

type EmbedOnTapProps = {
  src: string;
  /** Names the frame for screen readers. */
  title: string;
  /** The words on the button, before the title. */
  label: string;
  /** Names the host, and says when the browser requests it. */
  from: string;
  icon: string;
  /** Permissions of the frame besides full screen. */
  allow?: string;
  /** Shown behind the button. */
  children?: ReactNode;
};

/**
 * A button that is replaced by a frame of another host. Before it is pressed, nothing is requested from there. Without
 * scripts there is a link.
 */
export function EmbedOnTap({ src, title, label, from, icon, allow, children }: EmbedOnTapProps) {
  const words = (
    <>
      <Icon name={icon} />
      <span>
        {label}
        <span className="vh"> {title}</span>
      </span>
    </>
  );
  return (
    <>
      {children}
      <div className={styles.plate} data-held-frame="">
        <button type="button" className={buttonClass('sun')}>
          {words}
        </button>
        {/* Inert: nothing in it is requested. */}
        <template>
          <iframe
            className={styles.frame}
            src={src}
            title={title}
            sandbox={embedSandbox}
            {...embedRights}
            allow={[embedRights.allow, allow].filter(Boolean).join('; ')}
          />
        </template>
        <noscript>
          <a href={src} target="_blank" rel="noopener" className={buttonClass('sun')}>
            {words}
          </a>
        </noscript>
        <p>{from}</p>
      </div>
      <script dangerouslySetInnerHTML={{ __html: scriptOfFrames }} />
    </>
  );
}

/**
 * Replaces the buttons of embeds by their frames when they are pressed. It is inlined, so it must not use anything outside
 * itself.
 */
export function openHeldFrames(root: Document): void {
  root.querySelectorAll('[data-held-frame=""]').forEach((plate) => {
    plate.setAttribute('data-held-frame', 'ready');
    plate.querySelector('button')?.addEventListener('click', () => {
      const frame = plate.querySelector('template')?.content.querySelector('iframe');
      if (!frame) return;
      plate.replaceWith(frame);
      frame.focus();
    });
  });
}

const scriptOfFrames = `(${openHeldFrames.toString()})(document)`;
