import {
  buttonClass,
  ContactRows,
  counted,
  fillWords,
  Icon,
  RichText,
  Section,
  useEffect,
  useId,
  useIsHydrated,
  useLocale,
  useRef,
  useState,
} from 'woven-site/components';
import { explainAnswer } from './answer-rules.ts';
import { forgetAnswers, saveAnswers, savedAnswers, putBack } from './saved-answers.ts';
import { messageOf, openMail, openWhatsapp } from './write-message.ts';
import { Question } from './Question.tsx';
import { sentId } from './sent-id.ts';
import { sendAnswers, type Outcome } from './send-answers.ts';
import type { FormFacts, FormField, FormProps } from './form-values.ts';
import styles from './Form.module.css';

/** What a form shows besides its questions: nothing, that it is being sent, or what became of it. */
type Status = 'open' | 'sending' | 'again' | 'kept' | 'written' | Outcome;

/** Nobody reads a form and answers it in less; programs do. */
const leastMilliseconds = 3000;

/**
 * A form. The browser alone can post it; with scripts, answers are checked while they are typed, survive a lost
 * connection on the device, and are sent once. Without a destination they become a message, which only a script can
 * write: until then, the number and the address stand there.
 */
export function Form({ block, words, facts }: FormProps) {
  const { language } = useLocale();
  const isHydrated = useIsHydrated();
  const id = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const [mistakes, setMistakes] = useState<ReadonlyMap<number, string>>(new Map());
  const [listed, setListed] = useState<readonly number[]>([]);
  const [status, setStatus] = useState<Status>('open');
  const sendingRef = useRef(false);
  const key = facts?.key ?? '';

  useEffect(() => {
    const element = formRef.current;
    if (!element) return;
    const pressed = element.querySelector('[type=submit][data-pressed]');
    if (pressed) {
      // The browser has posted it already; repeating the press would send it twice.
      pressed.removeAttribute('data-pressed');
      sendingRef.current = element.checkValidity();
      if (sendingRef.current) setStatus('sending');
    }
    const saved = savedAnswers(key);
    if (!saved) return;
    putBack(element, saved);
    setStatus('kept');
  }, [key]);

  useEffect(() => {
    if (listed.length > 0) summaryRef.current?.focus();
  }, [listed]);

  if (!facts) return null;
  const { post, contact, names, subject } = facts;

  const explain = (index: number): string | null => {
    const field = block.fields[index];
    if (!formRef.current || !field) return null;
    const answers = new FormData(formRef.current).getAll(names[index] ?? '');
    return explainAnswer(field, answers, words, dayIn(language));
  };
  const show = (index: number, message: string | null) =>
    setMistakes((before) => {
      const after = new Map(before);
      if (message === null) after.delete(index);
      else after.set(index, message);
      return after;
    });
  /** Says what is wrong when a question is left, and takes it back as soon as it is right. */
  const check = (target: EventTarget, isLeft: boolean) => {
    const name = 'name' in target ? target.name : null;
    const index = names.findIndex((one) => one === name);
    if (index < 0) return;
    const isEmpty = 'value' in target && target.value === '';
    if (mistakes.has(index) || (isLeft && !isEmpty)) show(index, explain(index));
  };
  const onInput = (target: EventTarget) => {
    check(target, false);
    if (!formRef.current || !post) return;
    if (!navigator.onLine || savedAnswers(key)) saveAnswers(key, formRef.current, names);
  };
  /** Whether all answers are right; otherwise says which are not. */
  const areRight = (): boolean => {
    const found = new Map<number, string>();
    for (const index of block.fields.keys()) {
      const message = explain(index);
      if (message !== null) found.set(index, message);
    }
    setMistakes(found);
    setListed([...found.keys()]);
    return found.size === 0;
  };

  const send = async () => {
    const element = formRef.current;
    if (!element || !post || sendingRef.current) return;
    if (!areRight()) return;
    // A second press says that somebody is there.
    const trap = element.querySelector<HTMLInputElement>('[data-trap]');
    const isTrapped = trap !== null && trap.value !== '';
    if (status !== 'again' && (isTrapped || performance.now() < leastMilliseconds)) {
      if (trap) trap.value = '';
      setStatus('again');
      return;
    }
    sendingRef.current = true;
    setStatus('sending');
    const outcome = await sendAnswers(element, post);
    sendingRef.current = false;
    setStatus(outcome);
    if (outcome === 'sent') {
      forgetAnswers(key);
      // A visitor who comes back sees that it was sent, and cannot send it again.
      element.reset();
      if (block.sent) location.assign(block.sent.href);
      return;
    }
    saveAnswers(key, element, names);
    if (outcome === 'refused' && block.failed) location.assign(block.failed.href);
  };

  const write = (open: (link: string, message: string) => void, link: string) => {
    if (!formRef.current || !areRight()) return;
    open(link, messageOf(formRef.current, block.fields, names, subject));
    setStatus('written');
  };

  const questions = (
    <>
      {block.fields.map((field, index) => (
        <Question
          key={names[index]}
          field={field}
          name={names[index] ?? ''}
          id={`${id}_${index}`}
          mistake={mistakes.get(index)}
          words={words}
        />
      ))}
    </>
  );
  const privacy = block.privacy && <RichText as="p" text={block.privacy} />;
  const help = <ContactRows contact={contact} words={words.contact} />;
  const mistakesHere = listed.filter((index) => mistakes.has(index));

  return (
    <Section {...block}>
      {!post && (
        <noscript>
          <p className={styles.without}>{words.withoutScript}</p>
          {help}
        </noscript>
      )}
      <form
        ref={formRef}
        className={post ? styles.form : styles.written}
        // Nothing is put into the address, should the browser send it alone.
        method={post ? 'post' : 'dialog'}
        action={post?.action}
        encType={hasFiles(block.fields) ? 'multipart/form-data' : undefined}
        name={post?.netlifyName}
        data-netlify={post?.netlifyName === undefined ? undefined : 'true'}
        netlify-honeypot={post?.netlifyName === undefined ? undefined : post.trap}
        aria-label={block.title ?? subject}
        noValidate={isHydrated}
        onInput={({ target }) => onInput(target)}
        onBlur={({ target, relatedTarget }) => {
          // A message that appears under a press would move the button away from it; a press checks everything.
          if (relatedTarget && !relatedTarget.closest('button')) check(target, true);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <div ref={summaryRef} tabIndex={-1} className={styles.summary}>
          {mistakesHere.length > 0 && (
            <>
              <p>{counted(language, words.mistakes, mistakesHere.length)}</p>
              <ul>
                {mistakesHere.map((index) => (
                  <li key={index}>
                    <a href={`#${id}_${index}`}>
                      {block.fields[index]?.label}: {mistakes.get(index)}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        {questions}
        {post && <Hidden post={post} id={id} words={words} />}
        <div className={styles.end}>
          {privacy}
          {post ? (
            <>
              <p className={styles.way}>
                {fillWords(words.goesTo, { who: contact.label, host: post.host })}
              </p>
              <button
                type="submit"
                className={buttonClass()}
                aria-disabled={status === 'sending' || undefined}
              >
                <span>{status === 'sending' ? words.sending : (block.button ?? words.send)}</span>
              </button>
            </>
          ) : (
            <Messengers contact={contact} words={words} write={write} />
          )}
          <div role="status" className={styles.status} data-status={status}>
            {statusWords(status, words, post?.host ?? '')}
          </div>
          {post && !block.sent && (
            <p id={sentId(block.anchor)} className={styles.sent}>
              {words.sent}
            </p>
          )}
          {isSaved(status) && (
            <button
              type="button"
              className={buttonClass('line')}
              onClick={() => {
                forgetAnswers(key);
                formRef.current?.reset();
                setMistakes(new Map());
                setStatus('open');
              }}
            >
              {words.forget}
            </button>
          )}
          {(status === 'refused' || status === 'lost') && help}
        </div>
      </form>
    </Section>
  );
}

/** The day of a limit in words. */
const dayIn = (language: string) => {
  const days = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  return (iso: string) => days.format(Date.parse(iso));
};

const hasFiles = (fields: readonly FormField[]): boolean =>
  fields.some(({ kind }) => kind === 'file');

/** Whether the answers are on the device now. */
const isSaved = (status: Status): boolean =>
  status === 'kept' || status === 'offline' || status === 'lost' || status === 'refused';

const statusWords = (status: Status, words: FormProps['words'], host: string): string => {
  switch (status) {
    case 'open':
      return '';
    case 'refused':
      return fillWords(words.refused, { host });
    default:
      return words[status];
  }
};

type HiddenProps = { post: NonNullable<FormFacts['post']>; id: string; words: FormProps['words'] };

/** What is sent besides the answers, and a field that people neither see nor reach, but programs fill in. */
const Hidden = ({ post, id, words }: HiddenProps) => (
  <div className={styles.trap} aria-hidden="true">
    {post.hidden.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <label htmlFor={`${id}_trap`}>{words.leaveEmpty}</label>
    <input
      id={`${id}_trap`}
      name={post.trap}
      data-trap=""
      tabIndex={-1}
      autoComplete="off"
      defaultValue=""
    />
  </div>
);

type MessengersProps = {
  contact: FormFacts['contact'];
  words: FormProps['words'];
  write: (open: (link: string, message: string) => void, link: string) => void;
};

/** Buttons that write the answers into a message, which she sends herself. */
function Messengers({ contact, words, write }: MessengersProps) {
  const { label, whatsapp, email } = contact;
  return (
    <>
      <p>{fillWords(words.writesTo, { who: label })}</p>
      <div className={styles.buttons}>
        {whatsapp && (
          <button
            type="button"
            className={buttonClass()}
            onClick={() => write(openWhatsapp, whatsapp.link.href)}
          >
            <Icon name="message-circle" />
            <span>{words.byWhatsapp}</span>
          </button>
        )}
        {email && (
          <button
            type="button"
            className={buttonClass(whatsapp ? 'line' : 'action')}
            onClick={() => write(openMail, email.link.href)}
          >
            <Icon name="mail" />
            <span>{words.byEmail}</span>
          </button>
        )}
      </div>
    </>
  );
}
