import { embedRights, embedSandbox } from './embed-rights.ts';
import styles from './ReachedFrame.module.css';

type ReachedFrameProps = { src: string; title: string };

/**
 * A frame of another host over its placeholder. It is shown once its host has answered, because browsers fire `load`
 * for their own error page too.
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
 * Probes the hosts of all frames, and shows those that answer. It is inlined, so it must not use anything outside
 * itself.
 */
export function showReachedFrames(root: Document): void {
  root.querySelectorAll<HTMLIFrameElement>('iframe[data-frame]').forEach((frame) => {
    const ask = () => {
      // A cross-origin answer cannot be read, but it can be known whether there is one.
      const signal = AbortSignal.timeout(15_000);
      fetch(frame.src, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', signal }).then(
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
