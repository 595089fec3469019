import type { Words } from '../messages/index.ts';
import { Icon } from './ui/Icon.tsx';
import { SiteLink } from './ui/SiteLink.tsx';
import { Timed } from './ui/Timed.tsx';
import type { NoticeView } from './page-view.ts';

type SiteNoticeProps = { notice: NoticeView; words: Pick<Words['frame'], 'notice' | 'putAway'> };

/** The urgent notice at the top of a page. Its dates apply without a rebuild; its script is part of the frame's. */
export function SiteNotice({ notice, words }: SiteNoticeProps) {
  const { id, level, text, link, from, until, today, timeZone } = notice;
  return (
    <Timed from={from} until={until} today={today} timeZone={timeZone}>
      <section
        className="site-notice"
        aria-label={words.notice}
        data-notice-id={id}
        data-level={level}
      >
        <p>
          <span>{text}</span>{' '}
          {link && (
            <SiteLink to={link.to} newTab={link.newTab}>
              {link.label}
            </SiteLink>
          )}
        </p>
        <button type="button" aria-label={words.putAway} data-put-away="">
          <Icon name="x" />
        </button>
      </section>
    </Timed>
  );
}
