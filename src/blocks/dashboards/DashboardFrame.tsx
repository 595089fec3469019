import {
  buttonClass,
  embedRights,
  embedSandbox,
  type Words,
  type ResolvedBlock,
} from 'woven-site/components';
import { useFrame } from './use-frame.ts';
import styles from './Dashboards.module.css';

type Report = ResolvedBlock<'dashboards'>['items'][number];
type FrameWords = Pick<Words['dashboards'], 'loading' | 'failed' | 'tryAgain' | 'show'>;

/** An embedded report, with a placeholder until it has loaded and a message if it cannot be loaded. */
export function DashboardFrame(props: { report: Report; onTap: boolean; words: FrameWords }) {
  const { report, onTap, words } = props;
  const { embedUrl, title, aspectRatio } = report;
  const { state, boxRef, frameRef, ask } = useFrame(embedUrl, onTap);
  const { phase, attempt } = state;
  const frame = { src: embedUrl, title, ...embedRights };
  return (
    <div
      ref={boxRef}
      className={styles.frame}
      data-phase={phase}
      data-ratio={aspectRatio}
      data-acts=""
    >
      {(phase === 'waiting' || phase === 'loading') && (
        <div role="status" className={styles.loading}>
          <div className={styles.weaving} />
          <p>{words.loading}</p>
        </div>
      )}
      {phase === 'held' && (
        <div>
          <button type="button" className={buttonClass('ink')} onClick={ask}>
            <span>
              {words.show}
              <span className="vh"> {title}</span>
            </span>
          </button>
        </div>
      )}
      {phase === 'failed' && (
        <div role="alert">
          <div className={styles.torn} />
          <p className={styles.failedTitle}>{words.failed}</p>
          <p>{words.tryAgain}</p>
        </div>
      )}
      {phase === 'waiting' || phase === 'held' ? (
        <noscript>
          {onTap ? (
            <a className={buttonClass('ink')} href={embedUrl} target="_blank" rel="noopener">
              <span>
                {words.show}
                <span className="vh"> {title}</span>
              </span>
            </a>
          ) : (
            <iframe {...frame} sandbox={embedSandbox} loading="lazy" />
          )}
        </noscript>
      ) : (
        <iframe key={attempt} ref={frameRef} {...frame} sandbox={embedSandbox} />
      )}
    </div>
  );
}
