import { embedRights, embedSandbox } from './embed-rights.ts';
import styles from './ReachedFrame.module.css';

type ReachedFrameProps = { src: string; title: string };

/**
 * A frame of another host over what stands in its place. It is shown once its host has answered: a browser fires
 * `load` for its own error page too, which would cover the drawing below with a torn sheet.
 */
export function ReachedFrame({ src, title }: ReachedFrameProps) {
  return (
    <>
      <iframe
        className={styles.frame}
        src={src}
        title={title}
        loading="lazy"
        sandbox={embedSandbox}
        {...embedRights}
        data-frame="asked"
      />
      <script dangerouslySetInnerHTML={{ __html: scriptOfFrames }} />
    </>
  );
}

/**
 * Asks the hosts of all frames whether they are there, and shows those that are. It is also sent as text, so it must
 * stand on its own.
 */
export function showReachedFrames(root: Document): void {
  root.querySelectorAll<HTMLIFrameElement>('iframe[data-frame]').forEach((frame) => {
    const ask = () => {
      // The answer of another host cannot be read, but whether there is one can be known.
      fetch(frame.src, { method: 'HEAD', mode: 'no-cors', cache: 'no-store' }).then(
        () => frame.setAttribute('data-frame', 'reached'),
        () => frame.setAttribute('data-frame', 'failed'),
      );
    };
    if (frame.getAttribute('data-frame') !== 'asked') return;
    frame.setAttribute('data-frame', 'asking');
    ask();
    addEventListener('online', ask);
  });
}

const scriptOfFrames = `(${showReachedFrames.toString()})(document)`;
