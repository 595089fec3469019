import { Link } from 'react-router-dom';
import { memo, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { fieldsOf, itemOf, metaOf } from '../../../schema/fields/field.ts';
import type { FieldPath } from '../../messages/index.ts';
import { isValueObject } from '../../content/index.ts';
import { childOf, valueAt } from '../../../schema/value-at.ts';
import { addressOfFile } from '../../site/index.ts';
import {
  afterPress,
  CloseButton,
  focusable,
  unfold,
  endOf,
  awaitNoField,
  select,
  writeTyped,
  type TextSelection,
  EditorIcon,
  fieldAround,
  noticeBoxStyles as noticeStyles,
} from '../ui/index.ts';
import { ariaKey, shownKey } from '../keys.ts';
import {
  Mistakes,
  controlOf,
  diagnosticsAt,
  FormProvider,
  type Form,
  formSteps,
  isFresh,
} from '../forms/index.ts';
import { FieldView, FormFields, OpenedItems } from '../fields/index.ts';
import {
  pageTitle,
  hiddenBlockWords,
  pathForAddress,
  translateLink,
  nodesTo,
  pathToForm,
  type EditNode,
} from '../site/index.ts';
import { StillRight } from './StillRight.tsx';
import { currentWords, fill, useWords, hintOf, labelOf, nameInWords } from '../words/index.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { MessagePreview } from './MessagePreview.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { NodeActions } from './NodeActions.tsx';
import { OtherMistakes } from './OtherMistakes.tsx';
import loneField from './LoneField.module.css';
import styles from './Panel.module.css';

/** The chosen part: its path, a count, so that choosing it again moves the focus, and the words selected on the page. */
export type Choice = { path: FieldPath; count: number; selection?: TextSelection | undefined };

export type PanelProps = {
  form: Form;
  choice: Choice;
  close: () => void;
  notice: ReactNode;
  /** What stays in view above the fields: where a field of another page is kept. */
  banner?: ReactNode;
  /** What stays in view below the fields: what a change does elsewhere. */
  footnote?: ReactNode;
  /** The only field shown of a whole file. */
  shownPart?: string | number | undefined;
  /** Whether a page stands above it on a phone, or beside it, and shares the room. */
  isBelowPage?: boolean;
  isHelpOpen?: boolean;
  setIsHelpOpen?: (isOpen: boolean) => void;
};

export const Panel = memo(function Panel(props: PanelProps) {
  const { form, choice, close, notice, banner, footnote } = props;
  const words = useWords();
  const { isBelowPage = false, isHelpOpen = false, setIsHelpOpen, shownPart } = props;
  const nodes = nodesTo(form.file, form.root, pathToForm(form, choice.path));
  const node = nodes.at(-1);
  const [isTall, setIsTall] = useState(false);
  const scroll = useRef<HTMLDivElement>(null);
  useKeepInView(scroll);
  useFocus(scroll, choice);
  if (!node) return null;
  return (
    <FormProvider value={form}>
      <section
        className={styles.panel}
        id="panel"
        aria-label={words.panel.region}
        data-tall={isTall}
        data-at={pathForAddress(choice.path)}
        tabIndex={-1}
      >
        <header>
          <Breadcrumbs
            nodes={nodes}
            shownPart={shownPart}
            languageAt={form.languageAt}
            open={form.open}
          />
          {isBelowPage && (
            <button
              className={`button square flat ${styles.grip}`}
              type="button"
              aria-label={isTall ? words.panel.lower : words.panel.taller}
              onClick={() => setIsTall(!isTall)}
            >
              <EditorIcon name={isTall ? 'chevrons-down' : 'chevrons-up'} />
            </button>
          )}
          {setIsHelpOpen && (
            <button
              className="button square flat"
              type="button"
              aria-label={words.help.open}
              aria-keyshortcuts={ariaKey('help')}
              title={`${words.help.open} (${shownKey('help')})`}
              onClick={() => setIsHelpOpen(true)}
            >
              <EditorIcon name="circle-question-mark" />
            </button>
          )}
          <CloseButton label={words.panel.close} close={close} />
        </header>
        {banner && <div className={styles.banner}>{banner}</div>}
        <div className={styles.scroll} ref={scroll} tabIndex={-1}>
          {notice}
          {!form.isPageCurrent && (
            <p className={noticeStyles.notice}>{freshWords(form, node) ?? words.page.lastGood}</p>
          )}
          <NodeForm key={JSON.stringify(node.path)} node={node} form={form} shownPart={shownPart} />
        </div>
        {footnote}
        {node.inList && !banner && <NodeActions node={node} form={form} />}
        {isHelpOpen && (
          <HelpDialog nodes={nodes} node={node} close={() => setIsHelpOpen?.(false)} />
        )}
      </section>
    </FormProvider>
  );
});

/**
 * Focuses the chosen field, with the words selected that are selected on the page, or the first wrong field, or the
 * first of all, unless a button that is pressed repeatedly has the focus.
 */
function useFocus(scroll: RefObject<HTMLDivElement | null>, choice: Choice): void {
  useEffect(() => {
    if (choice.count === 0) return;
    const first = (selector: string) => scroll.current?.querySelector<HTMLElement>(selector);
    const chosen = controlOf(choice.path);
    const target = chosen ?? first('[aria-invalid="true"]') ?? first(focusable);
    if (!target) {
      awaitNoField();
      return;
    }
    unfold(target);
    const around = fieldAround(target);
    // The beginning of a field taller than the panel would be out of sight.
    const isHigh = around.offsetHeight > (scroll.current?.clientHeight ?? 0);
    (isHigh ? target : around).scrollIntoView({ block: 'nearest' });
    if (document.activeElement?.matches('[data-keeps-focus]')) {
      awaitNoField();
      return;
    }
    target.focus({ preventScroll: true });
    select(target, (chosen && choice.selection) ?? endOf(target));
    writeTyped();
  }, [scroll, choice]);
}

/** Keeps the focused field in view with its messages, when these appear or something takes room below the fields. */
function useKeepInView(scroll: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const { current } = scroll;
    if (!current) return undefined;
    let observed: HTMLElement | null = null;
    const sizes = new ResizeObserver(() => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement) || !current.contains(activeElement)) return;
      const around = fieldAround(activeElement);
      const fits = around.offsetHeight < current.clientHeight;
      afterPress(() => (fits ? around : activeElement).scrollIntoView({ block: 'nearest' }));
    });
    const follow = ({ target }: FocusEvent) => {
      if (observed) sizes.unobserve(observed);
      observed = target instanceof HTMLElement ? fieldAround(target) : null;
      if (observed) sizes.observe(observed);
    };
    sizes.observe(current);
    current.addEventListener('focusin', follow);
    return () => {
      sizes.disconnect();
      current.removeEventListener('focusin', follow);
    };
  }, [scroll]);
}

type NodeFormProps = { node: EditNode; form: Form; shownPart: PanelProps['shownPart'] };

/** A page with no more blocks than this is still to be made: its form begins with the next step, which is another block. */
const newPageBlocks = 1;

function NodeForm({ node, form, shownPart }: NodeFormProps) {
  const words = useWords();
  const { path, schema, value, title, isNamed, inList } = node;
  const isPage = path.length === 0 && form.file.startsWith('pages/');
  const part = path.length === 0 ? String(shownPart ?? '') : '';
  const alone = fieldsOf(schema)?.get(part);
  const shown = alone ? [[part]] : formSteps(schema, value);
  const others = diagnosticsAt(form.diagnostics, path, true).filter(
    (one) =>
      !shown.some((steps) => diagnosticsAt([one], [...path, ...steps], true).length > 0) &&
      (!alone || one.path.length <= 1),
  );
  const item = inList && itemOf(inList.schema);
  const items = inList && valueAt(form.root, inList.path);
  const blocks = isPage ? valueAt(form.root, ['blocks']) : null;
  const blockCount = Array.isArray(blocks) ? blocks.length : 0;
  const isBlock = metaOf(schema).kind === 'block';
  const hidden = isBlock ? hiddenBlockWords(form.session, value) : null;
  return (
    <>
      {alone ? (
        <div className={`${styles.head} ${loneField.head}`}>
          <h2>{labelOf(alone)}</h2>
          <p>{hintOf(alone)}</p>
        </div>
      ) : isPage ? (
        <div className={styles.head}>
          <h2 lang={form.languageAt(path)}>{pageTitle(form.session, form.file)}</h2>
          <p>{addressOfFile(form.file)}</p>
        </div>
      ) : (
        <div className={styles.head}>
          <h2 lang={isNamed ? form.languageAt(path) : undefined}>{title}</h2>
          <p>{whatItIs(node)}</p>
        </div>
      )}
      {isPage && blockCount <= newPageBlocks && (
        <button className="button go" type="button" onClick={() => form.addBlock(blockCount)}>
          <EditorIcon name="plus" />
          {words.panel.addBlock}
        </button>
      )}
      {isPage && (
        <Link className="button" to={translateLink(form.file)}>
          <EditorIcon name="languages" />
          {words.pages.translatePage}
        </Link>
      )}
      {isPage && form.session.originOf(form.file) !== null && (
        <StillRight session={form.session} file={form.file} />
      )}
      {hidden !== null && (
        <p className={noticeStyles.notice}>
          {words.times.unseenBlock} {hidden}
        </p>
      )}
      <Mistakes diagnostics={others} id="node" />
      {alone ? (
        <FieldView
          schema={alone}
          path={[part]}
          value={isValueObject(value) ? value[part] : undefined}
        />
      ) : (
        <FormFields
          schema={schema}
          path={path}
          value={value}
          below={
            isPage ? { message: <MessagePreview session={form.session} sent={form.sent} /> } : {}
          }
        />
      )}
      {/* What follows from a change is nearer to it than what is beside it. */}
      <OtherMistakes form={form} path={path} />
      {inList && item && Array.isArray(items) && path.length > 2 && (
        <section aria-labelledby="neighbours">
          <p className="label" id="neighbours">
            {inList.label}
          </p>
          <OpenedItems
            list={{ schema: inList.schema, path: inList.path, items }}
            item={item}
            current={inList.index}
          />
        </section>
      )}
    </>
  );
}

/** What a new item still needs, if nothing else keeps the page from being shown; null otherwise. */
function freshWords(
  { diagnostics, session, file }: Form,
  { schema, path }: EditNode,
): string | null {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (!isFresh(session, file, path) || diagnosticsAt(errors, path, true).length < errors.length)
    return null;
  const names = errors.flatMap((one) => {
    const field = fieldsOf(schema)?.get(String(one.path[path.length]));
    return field ? [labelOf(field)] : [];
  });
  return fill(currentWords().panel.fresh, { fields: [...new Set(names)].join(', ') });
}

function whatItIs({ schema, inList, value }: EditNode): string {
  const words = currentWords();
  if (!inList) return hintOf(schema);
  const position = inList.index + 1;
  const { count, label } = inList;
  return metaOf(schema).kind === 'block'
    ? fill(words.panel.blockAt, {
        kind: nameInWords(String(childOf(value, 'type'))),
        position,
        count,
      })
    : fill(words.panel.position, { position, count, list: label });
}
