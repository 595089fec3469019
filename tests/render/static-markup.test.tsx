// @vitest-environment jsdom
import { createContext, memo, useContext, useMemo, useState, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { staticMarkup } from '../../src/render/static-markup.ts';
import { useIsHydrated } from '../../src/ui/use-is-hydrated.ts';

/** What browsers make of markup: attributes in any order. */
function parsed(html: string) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const shown = (node: Node): unknown =>
    node instanceof Element
      ? [
          node.localName,
          Array.from(node.attributes, ({ name, value }) => `${name}=${value}`).toSorted(),
          Array.from(node.childNodes, shown),
        ]
      : node.textContent;
  body.normalize();
  return shown(body);
}

const Language = createContext('en');

function InLanguage() {
  return <b>{useContext(Language)}</b>;
}

function Counting({ from }: { from: number }) {
  const [count] = useState(() => from + 1);
  const doubled = useMemo(() => count * 2, [count]);
  return useIsHydrated() ? <i>hydrated</i> : <i>{doubled}</i>;
}

const Remembered = memo(Counting);

const parts: Record<string, ReactNode> = {
  'texts, numbers and nothing': (
    <p>
      {'Fees & "terms" <here>, it\'s '}
      {0}
      {null}
      {false}
      {undefined}
      {[<b key="1">one</b>, 'two', [3]]}
      {new Set(['four'])}
    </p>
  ),
  'names of attributes': (
    <form acceptCharset="utf-8" noValidate>
      <label htmlFor="a" className="b" tabIndex={-1}>
        <input id="a" type="checkbox" defaultChecked readOnly autoComplete="off" maxLength={3} />
      </label>
      <input defaultValue="it's" list="" required={false} />
    </form>
  ),
  'flags and values': (
    <div hidden inert={false} aria-hidden data-open={false} data-empty="" draggable={false}>
      <a href="/a?b=1&c=2" download onClick={() => {}}>
        a
      </a>
      <a href="" download="b.txt">
        b
      </a>
      <details open>
        <summary />
      </details>
      <video muted controls={false} playsInline />
      <button type="button" popoverTarget="x" popoverTargetAction="show" disabled />
    </div>
  ),
  'tables and elements without an end': (
    <table>
      <tbody>
        <tr>
          <td colSpan={2} rowSpan={1}>
            a
            <br />b<wbr />c
          </td>
        </tr>
      </tbody>
    </table>
  ),
  drawings: (
    <svg viewBox="0 0 1 1" strokeWidth={2} clipPath="url(#a)" focusable="false">
      <path d="M0 0" strokeLinecap="round" fillRule="evenodd" />
      <use href="#b" />
    </svg>
  ),
  styles: (
    <p
      style={{
        '--tone': 3,
        marginTop: 4,
        flexGrow: 1,
        lineHeight: 1.5,
        top: 0,
        content: '"a"',
        color: undefined,
      }}
    />
  ),
  fields: (
    <>
      <select defaultValue="b">
        <option>a</option>
        <option value="b">B</option>
      </select>
      <select>
        <option value="c">C</option>
      </select>
      <textarea defaultValue={'\n<a>'} rows={3} />
    </>
  ),
  'HTML and scripts as they are': (
    <div>
      <p dangerouslySetInnerHTML={{ __html: '<b>a</b>' }} />
      <script dangerouslySetInnerHTML={{ __html: 'a("<b>" && \'c\')' }} />
    </div>
  ),
  'contexts and hooks': (
    <>
      <InLanguage />
      <Language value="sw">
        <InLanguage />
        <Counting from={1} />
      </Language>
      <InLanguage />
      <Remembered from={2} />
    </>
  ),
};

describe('browsers read what React would have written', () => {
  test.each(Object.entries(parts))('%s', (_, part) => {
    expect(parsed(staticMarkup(part))).toEqual(parsed(renderToStaticMarkup(part)));
  });
});

test('HTML has no byte that browsers do not need', () => {
  const part = (
    <p title="it's" hidden>
      it&apos;s
      <br />
      <use href="#a" />
    </p>
  );
  expect(staticMarkup(part)).toBe('<p title="it\'s" hidden>it\'s<br><use href="#a"/></p>');
});

test('an address that would run a script is refused', () => {
  const address = 'java\nscript:alert(1)';
  expect(() => staticMarkup(<a href={address}>a</a>)).toThrow('href cannot be a script.');
});

const Fails = (): ReactNode => {
  throw new Error('broken');
};

test('after a component that fails, others are rendered as before', () => {
  const part = (
    <Language value="sw">
      <Fails />
    </Language>
  );
  expect(() => staticMarkup(part)).toThrow('broken');
  expect(staticMarkup(<InLanguage />)).toBe('<b>en</b>');
  expect(renderToStaticMarkup(<InLanguage />)).toBe('<b>en</b>');
});

const Outer = () => <p>{staticMarkup(<InLanguage />)}</p>;

test('a part may be rendered within another one', () => {
  const part = (
    <Language value="sw">
      <Outer />
      <InLanguage />
    </Language>
  );
  expect(staticMarkup(part)).toBe('<p>&lt;b&gt;en&lt;/b&gt;</p><b>sw</b>');
});
